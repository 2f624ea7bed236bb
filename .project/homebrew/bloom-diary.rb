class BloomDiary < Formula
  desc "Diary of a cycle or pregnancy that one talks to"
  homepage "@HOMEPAGE@"
  url "@SOURCE@"
  sha256 "@SHA256@"
  license "MIT"

  depends_on xcode: ["26.0", :build]

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "bloom"
    bin.install ".build/release/bloom"
    (man1/"bloom.1").write Utils.safe_popen_read(bin/"bloom", "man")
    generate_completions_from_executable(bin/"bloom", "completions")
  end

  test do
    assert_match "bloom", shell_output("#{bin}/bloom --version")
  end
end

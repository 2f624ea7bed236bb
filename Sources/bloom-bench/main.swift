print("bloom-bench")

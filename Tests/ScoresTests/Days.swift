import Civil
import Physiology

/// The date that a text names; the first one there is where it names none.
func day(_ iso: String) -> CivilDate { CivilDate(iso: iso) ?? .earliest }

/// Values on the days up to and with `last`, in their order; nil leaves its day out.
func series(_ values: [Double?], through last: CivilDate) -> [DatedValue] {
  values.enumerated().compactMap { place, value in
    value.map { DatedValue(last - (values.count - 1 - place), $0) }
  }
}

import { ALERT_KIND_FACTS, type AlertKind } from './alert-kinds.ts'

/** How long a figure must be good again before an alert closes, in milliseconds. */
export const CLEAR_FOR_MS = 5 * 60_000

/** An alert that stays open is reported again at most this often, in milliseconds. */
export const REPEAT_AFTER_MS = 4 * 3_600_000

/** A figure is good again only this far behind the threshold: one that is about there does not flap. */
const MARGIN_PERCENT = 10

/** An open alert as the rule needs it: since when its figure is good again, and when it was last reported. */
export type OpenAlert = { clearSince: Date | null; reportedAt: Date }

/**
 * What one reading does: `open` and `close` are reported, `repeat` as well; `worse` and `clearing` are noted;
 * `rest` changes nothing.
 */
export type AlertStep = 'open' | 'repeat' | 'worse' | 'clearing' | 'close' | 'rest'

type Reading = {
  kind: AlertKind
  threshold: number
  /** In the unit of the kind; null where there is nothing to say, which is as good as a good figure. */
  value: number | null
  open: OpenAlert | undefined
  at: Date
}

/**
 * The step of an alert by a reading. It opens at once at the threshold; it closes when the figure has been
 * good, by a tenth of the threshold, for five minutes; between both it stays as it is.
 */
export const alertStep = ({ kind, threshold, value, open, at }: Reading): AlertStep => {
  const { wrong } = ALERT_KIND_FACTS[kind]
  const isWrong = value !== null && (wrong === 'above' ? value >= threshold : value < threshold)
  if (!open) return isWrong ? 'open' : 'rest'
  if (isWrong) return at.getTime() - open.reportedAt.getTime() >= REPEAT_AFTER_MS ? 'repeat' : 'worse'
  if (!isGood(wrong, threshold, value)) return 'worse'
  if (open.clearSince === null) return 'clearing'
  return at.getTime() - open.clearSince.getTime() >= CLEAR_FOR_MS ? 'close' : 'rest'
}

const isGood = (wrong: 'above' | 'below', threshold: number, value: number | null): boolean => {
  if (value === null) return true
  // In hundredths, so that everything is a whole number.
  return wrong === 'above'
    ? value * 100 <= threshold * (100 - MARGIN_PERCENT)
    : value * 100 >= Math.min(10_000, threshold * (100 + MARGIN_PERCENT))
}

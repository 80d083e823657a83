import { ALERT_KIND_FACTS, type AlertKind } from './alert-kinds.ts'

export const CLEAR_FOR_MS = 5 * 60_000

export const REPEAT_AFTER_MS = 4 * 3_600_000

/** Hysteresis against flapping: a figure has recovered when it is this much better than the threshold. */
const MARGIN_PERCENT = 10

/** `clearSince` is the time at which the figure recovered; null until then. */
export type OpenAlert = { clearSince: Date | null; reportedAt: Date }

/** `open`, `repeat` and `close` send a message, `worse` and `clearing` are stored, `rest` changes nothing. */
export type AlertStep = 'open' | 'repeat' | 'worse' | 'clearing' | 'close' | 'rest'

type Reading = {
  kind: AlertKind
  threshold: number
  /** In the unit of the kind; null means no data, which counts as good. */
  value: number | null
  open: OpenAlert | undefined
  at: Date
}

/**
 * Returns the next step. An alert opens at the threshold and closes once the value has been 10 % better for
 * five minutes.
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
  // Both sides are scaled by 100, so that they stay integers. With `below`, 100 % always counts as good.
  return wrong === 'above'
    ? value * 100 <= threshold * (100 - MARGIN_PERCENT)
    : value * 100 >= Math.min(10_000, threshold * (100 + MARGIN_PERCENT))
}

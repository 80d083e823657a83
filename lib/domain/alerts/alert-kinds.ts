export const ALERT_KINDS = [
  'worker_stopped',
  'calls_waiting',
  'deliveries_overdue',
  'endpoint_failing',
  'institution_failing',
  'institution_slow',
  'conversion_low',
  'review_waiting',
  'refusals_many',
  'reveals_many',
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

export type AlertUnit = 'minutes' | 'seconds' | 'percent' | 'refusals' | 'times'

type AlertKindFacts = {
  unit: AlertUnit
  /** `above` alerts at or above the threshold, `below` strictly below it. */
  wrong: 'above' | 'below'
  threshold: number
  isOn: boolean
}

/** Low conversion is off by default: the normal level depends on how an organization works. */
export const ALERT_KIND_FACTS: Readonly<Record<AlertKind, AlertKindFacts>> = {
  worker_stopped: { unit: 'minutes', wrong: 'above', threshold: 3, isOn: true },
  calls_waiting: { unit: 'minutes', wrong: 'above', threshold: 15, isOn: true },
  deliveries_overdue: { unit: 'minutes', wrong: 'above', threshold: 10, isOn: true },
  endpoint_failing: { unit: 'percent', wrong: 'above', threshold: 50, isOn: true },
  institution_failing: { unit: 'percent', wrong: 'above', threshold: 30, isOn: true },
  institution_slow: { unit: 'seconds', wrong: 'above', threshold: 10, isOn: true },
  conversion_low: { unit: 'percent', wrong: 'below', threshold: 10, isOn: false },
  review_waiting: { unit: 'minutes', wrong: 'above', threshold: 240, isOn: true },
  refusals_many: { unit: 'refusals', wrong: 'above', threshold: 30, isOn: true },
  reveals_many: { unit: 'times', wrong: 'above', threshold: 4, isOn: true },
}

/** Maximum thresholds: 10,080 minutes are a week, 3,600 seconds an hour. */
export const MOST_OF_UNIT: Readonly<Record<AlertUnit, number>> = {
  minutes: 10_080,
  seconds: 3_600,
  percent: 100,
  refusals: 10_000,
  times: 1_000,
}

/** Minimum sample sizes: a percentage of fewer calls, attempts or customers means nothing. */
export const LEAST_CALLS = 5
export const LEAST_CUSTOMERS = 10

export const CALLS_WITHIN_MS = 3_600_000

export const REFUSALS_WITHIN_MS = 15 * 60_000
export const REVEALS_WITHIN_MS = 24 * 3_600_000

/** Conversion covers customers whose inquiry is 1 to 24 hours old; newer ones had no time for a proposal. */
export const CONVERSION_WITHIN_MS = 24 * 3_600_000
export const CONVERSION_RIPE_MS = 3_600_000

/** What an alert watches, each a figure of the organization, read every minute. */
export const ALERT_KINDS = [
  'worker_stopped',
  'calls_waiting',
  'deliveries_overdue',
  'endpoint_failing',
  'institution_failing',
  'institution_slow',
  'conversion_low',
  'review_waiting',
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** What a figure is counted in. */
export type AlertUnit = 'minutes' | 'seconds' | 'percent'

/** What is known of a kind before a manager changes it. */
type AlertKindFacts = {
  unit: AlertUnit
  /** On which side of the threshold something is wrong: at it or above, or below it. */
  wrong: 'above' | 'below'
  /** The threshold until a manager chooses another. */
  threshold: number
  isOn: boolean
}

/**
 * The kinds with their thresholds. How many customers come as far as a proposal depends on how a house works,
 * so that alert is off until somebody knows what is normal there.
 */
export const ALERT_KIND_FACTS: Readonly<Record<AlertKind, AlertKindFacts>> = {
  worker_stopped: { unit: 'minutes', wrong: 'above', threshold: 3, isOn: true },
  calls_waiting: { unit: 'minutes', wrong: 'above', threshold: 15, isOn: true },
  deliveries_overdue: { unit: 'minutes', wrong: 'above', threshold: 10, isOn: true },
  endpoint_failing: { unit: 'percent', wrong: 'above', threshold: 50, isOn: true },
  institution_failing: { unit: 'percent', wrong: 'above', threshold: 30, isOn: true },
  institution_slow: { unit: 'seconds', wrong: 'above', threshold: 10, isOn: true },
  conversion_low: { unit: 'percent', wrong: 'below', threshold: 10, isOn: false },
  review_waiting: { unit: 'minutes', wrong: 'above', threshold: 240, isOn: true },
}

/** The largest threshold of each unit: a week in minutes, an hour in seconds, everything. */
export const MOST_OF_UNIT: Readonly<Record<AlertUnit, number>> = {
  minutes: 10_080,
  seconds: 3_600,
  percent: 100,
}

/** Fewer calls, attempts or customers say nothing of a share. */
export const LEAST_CALLS = 5
export const LEAST_CUSTOMERS = 10

/** How far back shares of calls and their durations reach, in milliseconds. */
export const CALLS_WITHIN_MS = 3_600_000

/**
 * Conversion is of the customers whose first step was between a day and an hour ago (milliseconds): who asked
 * just now has not had the time for a proposal.
 */
export const CONVERSION_WITHIN_MS = 24 * 3_600_000
export const CONVERSION_RIPE_MS = 3_600_000

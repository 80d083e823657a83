/**
 * Derived from the success rate of the last 24 hours, or since the endpoint was last enabled. `disabled`
 * means that the endpoint was switched off because of its own answers.
 */
export const ENDPOINT_STATES = ['active', 'unstable', 'failing', 'paused', 'disabled'] as const
export type EndpointState = (typeof ENDPOINT_STATES)[number]

/** Success rates: an endpoint is active from the first on and failing below the second. */
export const STEADY_FROM = 0.95
export const FAILING_BELOW = 0.5

export const PAUSED = 'paused'

type EndpointFacts = {
  disabledAt: Date | null
  disabledReason: string | null
  /** Start of the current run of failed attempts; null if the last attempt succeeded. */
  failingSince: Date | null
  attempts: number
  succeeded: number
}

/** An endpoint whose last attempt failed is never active. */
export const endpointStateOf = ({ disabledAt, disabledReason, ...facts }: EndpointFacts): EndpointState => {
  if (disabledAt !== null) return disabledReason === PAUSED ? 'paused' : 'disabled'
  const { attempts, succeeded, failingSince } = facts
  if (attempts === 0) return failingSince === null ? 'active' : 'failing'
  const rate = succeeded / attempts
  if (rate < FAILING_BELOW) return 'failing'
  return rate < STEADY_FROM || failingSince !== null ? 'unstable' : 'active'
}

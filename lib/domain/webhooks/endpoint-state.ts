/**
 * States derive from the success rate since the endpoint was last enabled, over at most 24 hours. `disabled`:
 * by this service, after a 410 response or days of failures (`FAILING_LIMIT_MS`); `paused`: by a manager.
 */
export const ENDPOINT_STATES = ['active', 'unstable', 'failing', 'paused', 'disabled'] as const
export type EndpointState = (typeof ENDPOINT_STATES)[number]

/** An endpoint is active at a success rate of at least `STEADY_FROM`, and failing below `FAILING_BELOW`. */
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

/** Returns the state of an endpoint, which is never `active` if its last attempt failed. */
export const endpointStateOf = ({ disabledAt, disabledReason, ...facts }: EndpointFacts): EndpointState => {
  if (disabledAt !== null) return disabledReason === PAUSED ? 'paused' : 'disabled'
  const { attempts, succeeded, failingSince } = facts
  if (attempts === 0) return failingSince === null ? 'active' : 'failing'
  const rate = succeeded / attempts
  if (rate < FAILING_BELOW) return 'failing'
  return rate < STEADY_FROM || failingSince !== null ? 'unstable' : 'active'
}

/**
 * How an endpoint does, by the part of its attempts of the last 24 hours that succeeded since it was last
 * switched on; `paused` by a manager, `disabled` by what it answered.
 */
export const ENDPOINT_STATES = ['active', 'unstable', 'failing', 'paused', 'disabled'] as const
export type EndpointState = (typeof ENDPOINT_STATES)[number]

/** From this part of successes on an endpoint is active, and below the other it is failing. */
export const STEADY_FROM = 0.95
export const FAILING_BELOW = 0.5

/** The reason an endpoint is off that a manager gave by pausing it. */
export const PAUSED = 'paused'

type Known = {
  disabledAt: Date | null
  disabledReason: string | null
  /** Since when every attempt failed; null while the last one succeeded. */
  failingSince: Date | null
  attempts: number
  succeeded: number
}

/** The state of an endpoint. One whose last attempt failed is never active. */
export const endpointStateOf = ({ disabledAt, disabledReason, ...known }: Known): EndpointState => {
  if (disabledAt !== null) return disabledReason === PAUSED ? 'paused' : 'disabled'
  const { attempts, succeeded, failingSince } = known
  if (attempts === 0) return failingSince === null ? 'active' : 'failing'
  const rate = succeeded / attempts
  if (rate < FAILING_BELOW) return 'failing'
  return rate < STEADY_FROM || failingSince !== null ? 'unstable' : 'active'
}

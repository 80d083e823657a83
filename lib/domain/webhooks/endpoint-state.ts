/** Derived from the share of successes in 24 hours, since last enabled; `disabled` by its own answers. */
export const ENDPOINT_STATES = ['active', 'unstable', 'failing', 'paused', 'disabled'] as const
export type EndpointState = (typeof ENDPOINT_STATES)[number]

/** Shares of successes: from the first on an endpoint is active, below the second it is failing. */
export const STEADY_FROM = 0.95
export const FAILING_BELOW = 0.5

/** `disabledReason` of an endpoint that a manager paused. */
export const PAUSED = 'paused'

type EndpointFacts = {
  disabledAt: Date | null
  disabledReason: string | null
  /** Since when every attempt failed; null while the last one succeeded. */
  failingSince: Date | null
  attempts: number
  succeeded: number
}

/** Returns the state of an endpoint; one whose last attempt failed is never active. */
export const endpointStateOf = ({ disabledAt, disabledReason, ...facts }: EndpointFacts): EndpointState => {
  if (disabledAt !== null) return disabledReason === PAUSED ? 'paused' : 'disabled'
  const { attempts, succeeded, failingSince } = facts
  if (attempts === 0) return failingSince === null ? 'active' : 'failing'
  const rate = succeeded / attempts
  if (rate < FAILING_BELOW) return 'failing'
  return rate < STEADY_FROM || failingSince !== null ? 'unstable' : 'active'
}

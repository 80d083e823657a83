/** What changed, as the live channel reports it. */
export type LiveChange = { kind: string; type: string; resourceId: string }

/** The state of the live channel. `connecting` is its first moments, in which nothing needs to be said. */
export type LiveState = 'connecting' | 'live' | 'cut'

/**
 * What the tab that keeps the connection sends the others, and what a new tab asks. `id` is the place to go
 * on from.
 */
export type LiveMessage =
  | { type: 'ask' }
  | { type: 'state'; state: LiveState; id: string }
  | { type: 'begin'; id: string }
  | { type: 'change'; change: LiveChange; id: string }

/** Whether ORIGIN leads back to this service; `unchecked` until a server has asked. */
export type OriginState = 'ok' | 'unreachable' | 'unchecked'

// What Next serves is built with its own copy of every module: only the process itself is shared with
// server.ts.
const SHARED = Symbol.for('origination.origin-state')
const shared = globalThis as { [SHARED]?: OriginState }

/** What health and monitoring say of ORIGIN. */
export const originState = (): OriginState => shared[SHARED] ?? 'unchecked'

/** Written by `watchOrigin` alone. */
export const setOriginState = (state: OriginState): void => {
  shared[SHARED] = state
}

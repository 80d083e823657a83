/** `unchecked` until a server has asked whether ORIGIN leads back to this service. */
export type OriginState = 'ok' | 'unreachable' | 'unchecked'

// Next bundles its own copy of every module; only the process itself is shared with server.ts.
const SHARED = Symbol.for('origination.origin-state')
const shared = globalThis as { [SHARED]?: OriginState }

export const originState = (): OriginState => shared[SHARED] ?? 'unchecked'

/** Called by `watchOrigin` only. */
export const setOriginState = (state: OriginState): void => {
  shared[SHARED] = state
}

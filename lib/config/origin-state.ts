/** `unchecked` until a server has checked that ORIGIN leads back to this service. */
export type OriginState = 'ok' | 'unreachable' | 'unchecked'

// Next bundles its own copy of every module, so the state is stored on `globalThis`, which server.ts shares.
const SHARED = Symbol.for('origination.origin-state')
const shared = globalThis as { [SHARED]?: OriginState }

export const originState = (): OriginState => shared[SHARED] ?? 'unchecked'

export const setOriginState = (state: OriginState): void => {
  shared[SHARED] = state
}

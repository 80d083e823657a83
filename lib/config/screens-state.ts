/** `preparing` while the build of the pages is under way. */
export type ScreensState = 'ready' | 'preparing'

// Without server.ts, the build exists before anything is served.
let current: ScreensState = 'ready'

export const screensState = (): ScreensState => current

/** Called by lib/server/page-server.ts only. */
export const setScreensState = (state: ScreensState): void => {
  current = state
}

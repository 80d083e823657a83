/** Whether this process can serve pages, or their build is still under way. */
export type ScreensState = 'ready' | 'preparing'

// Whoever serves pages in another way than server.ts has their build before it has anything else.
let current: ScreensState = 'ready'

/** What `GET /health` says of the pages of this process. */
export const screensState = (): ScreensState => current

/** Written by server.ts alone. */
export const setScreensState = (state: ScreensState): void => {
  current = state
}

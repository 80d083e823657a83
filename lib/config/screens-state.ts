export type ScreensState = 'ready' | 'preparing'

// A process without server.ts starts as ready, because its pages were built beforehand.
let current: ScreensState = 'ready'

export const screensState = (): ScreensState => current

export const setScreensState = (state: ScreensState): void => {
  current = state
}

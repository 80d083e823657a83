import type { Page } from '@playwright/test'

/**
 * Waits until the page, or its list if it has one, is hydrated. Pages without our scripts need no hydration.
 */
export const e2eHydrated = async (page: Page): Promise<void> => {
  // Polls by timer instead of by frame, because a page that paints nothing has no frames.
  await page.waitForFunction(isHydrated, undefined, { polling: 100, timeout: 60_000 })
}

/** Returns whether the page is hydrated, by the same check as `EarlyInputScript`. Runs in the page. */
const isHydrated = (): boolean => {
  // A list is streamed into the page and hydrated by itself.
  const main = document.querySelector('main [data-row]') ?? document.querySelector('main')
  if (!main || !document.querySelector('script[src*="/_next/"]')) return true
  return !main.dispatchEvent(new Event('touchcancel', { cancelable: true, bubbles: true }))
}

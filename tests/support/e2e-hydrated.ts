import type { Page } from '@playwright/test'

/** Waits until the scripts of a page hear what is done on it; some pages have none of ours to wait for. */
export const e2eHydrated = async (page: Page): Promise<void> => {
  // By a clock, not by frames: a page that paints nothing has none.
  await page.waitForFunction(isHydrated, undefined, { polling: 100, timeout: 60_000 })
}

/** Runs in the page, as the page itself asks (`EarlyInputScript`). */
const isHydrated = (): boolean => {
  const main = document.querySelector('main')
  if (!main || !document.querySelector('script[src*="/_next/"]')) return true
  return !main.dispatchEvent(new Event('touchcancel', { cancelable: true, bubbles: true }))
}

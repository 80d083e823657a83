import { type Browser, expect, type Page } from '@playwright/test'
import type { InspectRules } from '#tests/support/e2e-inspect'

/**
 * A form of a page that its address alone does not show: nothing in it, refused, failed, on its way, far too
 * long.
 */
export type State = {
  name: string
  /** Leaves the page in that form, from wherever it was. */
  bring: (page: Page) => Promise<void>
  /** What the browser itself complains of in this form, and may. */
  complains?: RegExp
  /** What is looked at beyond the width, where it is not everything. */
  rules?: InspectRules
}

/** Who is signed in after this work, for further browsers. */
export const sessionOf = async (browser: Browser, work: (page: Page) => Promise<unknown>) => {
  const context = await browser.newContext({ locale: 'pt-BR' })
  await work(await context.newPage())
  const session = await context.storageState()
  await context.close()
  return session
}

/**
 * Has the screens read again what they keep up to date, as when somebody comes back to the tab, until this is
 * there.
 */
export const refetchUntil = (page: Page, shown: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await shown()
  }).toPass({ timeout: 45_000, intervals: [100] })

/** Every endpoint a screen reads from; the stream of changes and the session are none. */
export const READ_ENDPOINTS = /\/api\/(?!auth\/|panel\/live|oauth\/)/

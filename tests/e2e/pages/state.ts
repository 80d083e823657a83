import { type Browser, expect, type Page } from '@playwright/test'
import type { InspectRules } from '#tests/support/e2e/inspect.ts'

/**
 * State of a page that opening its address alone does not produce: empty, refused, failed, loading, or
 * with far too long texts.
 */
export type State = {
  name: string
  bring: (page: Page) => Promise<void>
  /** Errors that the browser may log in this state. */
  complains?: RegExp
  /** Rules checked besides the width; all of them by default. */
  rules?: InspectRules
}

/** Returns the storage state of the session after `work`, for further browsers. */
export const sessionOf = async (browser: Browser, work: (page: Page) => Promise<unknown>) => {
  const context = await browser.newContext({ locale: 'pt-BR' })
  await work(await context.newPage())
  const session = await context.storageState()
  await context.close()
  return session
}

/** Makes the screens refetch, as when somebody returns to the tab, until `assertion` passes. */
export const refetchUntil = (page: Page, assertion: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await assertion()
  }).toPass({ timeout: 45_000, intervals: [100] })

/** Every endpoint that screens read, except the change stream and the session. */
export const READ_ENDPOINTS = /\/api\/(?!auth\/|panel\/live|oauth\/)/

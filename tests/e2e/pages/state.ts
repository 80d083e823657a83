import { type Browser, expect, type Page } from '@playwright/test'
import type { InspectRules } from '#tests/support/e2e/inspect.ts'

/**
 * Page state that cannot be reached by opening the URL alone: empty, refused, failed, loading, or with
 * overlong texts.
 */
export type State = {
  name: string
  bring: (page: Page) => Promise<void>
  /** Matches the console messages and errors that this state is expected to cause. */
  complains?: RegExp
  /** Accessibility rules to check; all by default. Sideways scrolling is always checked. */
  rules?: InspectRules
}

/** Runs `work` in a new context and returns its storage state, so that other contexts can start signed in. */
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

/** Every endpoint that screens read, except sign-in, OAuth and the change stream. */
export const READ_ENDPOINTS = /\/api\/(?!auth\/|panel\/live|oauth\/)/

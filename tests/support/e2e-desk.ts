import type { Browser } from '@playwright/test'
import { signInPage } from '../e2e/pages/sign-in-page.ts'

/** The desk of a person of the demonstration, in a browser of its own. */
export const e2eDesk = async (browser: Browser, who: 'agent' | 'manager' | 'manager2') => {
  const context = await browser.newContext({ locale: 'pt-BR' })
  const page = await context.newPage()
  await signInPage(page).enter(who)
  return page
}

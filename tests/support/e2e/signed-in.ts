import type { Browser } from '@playwright/test'
import { signInPage } from '#tests/e2e/pages/sign-in-page.ts'

export const e2eSignedIn = async (browser: Browser, who: 'agent' | 'manager' | 'manager2') => {
  const context = await browser.newContext({ locale: 'pt-BR' })
  const page = await context.newPage()
  await signInPage(page).enter(who)
  return page
}

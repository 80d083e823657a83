import { expect, type Page } from '@playwright/test'
import { localized } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language'

const PASSWORD = 'origination-demo'

/** Signing in as a person of the demonstration. */
export const signInPage = (page: Page) => {
  const fill = async (email: string, password: string, language: Language = 'pt-BR') => {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel(localized(['Senha', 'Password'], language), { exact: true }).fill(password)
    await page.getByRole('button', { name: localized(['Entrar', 'Sign in'], language) }).click()
  }
  /** Signs in as the page does, without rendering it. */
  const enterAs = async (email: string, password: string) => {
    const { request } = page
    const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
    const form = { csrfToken, email, password, json: 'true' }
    const answer = await request.post('/api/auth/callback/credentials', { form })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  /** The same as a person of the demonstration, and comes out in the work place. */
  const enter = async (who: 'agent' | 'manager' | 'manager2' = 'agent') => {
    await enterAs(`${who}@demo.local`, PASSWORD)
    // Whoever goes on to another page need not wait for this one.
    await page.goto('/home', { waitUntil: 'commit' })
    await expect(page).toHaveURL('/home')
  }
  return {
    fill,
    enterAs,
    enter,
    /** The same after whoever was signed in left; what they chose of language and look stays. */
    become: async (who: 'agent' | 'manager') => {
      // An open page that finds its session gone goes to the sign-in page by itself, in the midst of what
      // follows.
      await page.goto('about:blank')
      await page.context().clearCookies({ name: /session-token/ })
      await enter(who)
    },
    /** Signs in where the sign-in page is open already. */
    continueAs: (who: 'agent' | 'manager') => fill(`${who}@demo.local`, PASSWORD),
  }
}

import { expect, type Page } from '@playwright/test'
import { localized } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'

const PASSWORD = 'origination-demo'

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
  /** Signs in as a demonstration user and ends on the home page. */
  const enter = async (who: 'agent' | 'manager' | 'manager2' = 'agent') => {
    await enterAs(`${who}@demo.local`, PASSWORD)
    // A journey that goes on to another page need not wait for this one.
    await page.goto('/home', { waitUntil: 'commit' })
    await expect(page).toHaveURL('/home')
  }
  return {
    fill,
    enterAs,
    enter,
    /** Signs in as somebody else; the choices of language and theme stay. */
    become: async (who: 'agent' | 'manager') => {
      // An open page that loses its session would navigate to the sign-in page in between.
      await page.goto('about:blank')
      await page.context().clearCookies({ name: /session-token/ })
      await enter(who)
    },
    /** Signs in on the sign-in page that is already open. */
    continueAs: (who: 'agent' | 'manager') => fill(`${who}@demo.local`, PASSWORD),
  }
}

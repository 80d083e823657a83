import { expect, type Page } from '@playwright/test'
import { localized } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'

const PASSWORD = 'origination-demo'

export const signInPage = (page: Page) => {
  const fill = async (email: string, password: string, language: Language = 'pt-BR') => {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel(localized(['Senha', 'Password'], language), { exact: true }).fill(password)
    await page.getByRole('button', { name: localized(['Entrar', 'Sign in'], language), exact: true }).click()
  }
  /** Signs in with the requests of the sign-in page, without rendering the page. */
  const enterAs = async (email: string, password: string) => {
    const { request } = page
    const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
    const form = { csrfToken, email, password, json: 'true' }
    const answer = await request.post('/api/auth/callback/credentials', { form })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const enter = async (who: 'agent' | 'manager' | 'manager2' = 'agent') => {
    await enterAs(`${who}@demo.local`, PASSWORD)
    // Does not wait for the page to load, because a test may go on to another page.
    await page.goto('/home', { waitUntil: 'commit' })
    await expect(page).toHaveURL('/home')
  }
  const leave = async () => {
    // An open page that loses its session would navigate to the sign-in page meanwhile.
    await page.goto('about:blank')
    await page.context().clearCookies({ name: /session-token/ })
  }
  return {
    fill,
    enterAs,
    enter,
    /** Ends the session and keeps the other cookies. */
    leave,
    /** Signs in as somebody else and keeps the chosen language and theme. */
    become: async (who: 'agent' | 'manager') => {
      await leave()
      await enter(who)
    },
    continueAs: (who: 'agent' | 'manager') => fill(`${who}@demo.local`, PASSWORD),
  }
}

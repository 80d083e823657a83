import { expect, type Page } from '@playwright/test'

const PASSWORD = 'origination-demo'

/** Signing in as a person of the demonstration. */
export const signInPage = (page: Page) => {
  const fill = async (email: string, password: string) => {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Entrar' }).click()
  }
  return {
    fill,
    /** Opens the sign-in page and comes out in the work place. */
    enter: async (who: 'agent' | 'manager' = 'agent') => {
      await page.goto('/login')
      await fill(`${who}@demo.local`, PASSWORD)
      await expect(page).toHaveURL('/fgts')
    },
    /** Signs in where the sign-in page is open already. */
    continueAs: (who: 'agent' | 'manager') => fill(`${who}@demo.local`, PASSWORD),
  }
}

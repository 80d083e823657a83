import { expect, type Page } from '@playwright/test'

export const fgtsPage = (page: Page) => {
  const card = (institution: string) => page.getByRole('article', { name: institution, exact: true })
  const cpf = page.getByRole('textbox', { name: 'CPF do cliente' })
  return {
    cpf,
    card,
    consultButton: page.getByRole('button', { name: 'Consultar saldo' }),
    open: async () => {
      await page.goto('/fgts')
      await expect(cpf).toBeFocused()
    },
    consult: async (text: string) => {
      await cpf.click()
      await cpf.pressSequentially(text.replace(/\D/g, ''))
      await page.getByRole('button', { name: 'Consultar saldo' }).click()
    },
    askOnly: async (institution: string) => {
      for (const name of ['Aurora', 'Caravela', 'Ipê']) {
        const box = page.getByRole('checkbox', { name, exact: true })
        if ((await box.isChecked()) !== (name === institution))
          await page.getByText(name, { exact: true }).click()
        await expect(box).toBeChecked({ checked: name === institution })
      }
    },
    simulateLink: (institution: string) => page.getByRole('link', { name: `Simular na ${institution}` }),
  }
}

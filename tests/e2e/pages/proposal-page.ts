import { expect, type Page } from '@playwright/test'

export const proposalPage = (page: Page) => {
  const header = page.locator('main header').first()
  const history = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Andamento' }) })
  const contractTerms = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^(Condições|O que foi contratado)$/ }) })
    .first()
  return {
    history,
    contractTerms,
    open: (id: string) => page.goto(`/proposals/${id}`),
    expectStatus: (status: string) => expect(header.getByText(status, { exact: true })).toBeVisible(),
    link: async () => {
      const anchor = page.getByRole('link', { name: 'Ver como o cliente' })
      await expect(anchor).toBeVisible()
      return (await anchor.getAttribute('href')) ?? ''
    },
    cancelButton: header.getByRole('button', { name: 'Cancelar proposta' }),
    cancel: async (reason: string) => {
      await header.getByRole('button', { name: 'Cancelar proposta' }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Cancelar esta proposta?' })
      await dialog.getByLabel('Motivo').selectOption({ label: reason })
      await dialog.getByRole('button', { name: 'Cancelar proposta' }).click()
      await expect(dialog).toBeHidden()
    },
    review: async (decision: 'Aprovar' | 'Recusar', reason: string) => {
      await page.getByRole('button', { name: decision }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('textbox').fill(reason)
      await dialog.getByRole('button', { name: decision }).click()
      await expect(dialog).toBeHidden()
    },
  }
}

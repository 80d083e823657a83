import { expect, type Page } from '@playwright/test'

/** The money goes to the customer's CPF as PIX key, chosen already where the customer is new. */
export const payToCpf = async (page: Page) => {
  const other = page.getByRole('button', { name: 'Usar o CPF', exact: true })
  if (await other.isVisible()) await other.click()
  // The server puts the whole CPF in the place of the masked one.
  await expect(page.getByLabel('Chave PIX')).toHaveValue(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/)
}

import { expect, type Page } from '@playwright/test'

/** Chooses the CPF as the PIX key; for new customers it is already selected. */
export const payToCpf = async (page: Page) => {
  const other = page.getByRole('button', { name: 'Usar o CPF', exact: true })
  if (await other.isVisible()) await other.click()
  // The field stays masked; the server uses the full CPF.
  await expect(page.getByLabel('Chave PIX')).toHaveValue(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/)
}

import { expect, type Page } from '@playwright/test'

/** Chooses the CPF as PIX key, which is preselected for new customers. */
export const payToCpf = async (page: Page) => {
  const other = page.getByRole('button', { name: 'Usar o CPF', exact: true })
  if (await other.isVisible()) await other.click()
  // The server replaces the masked CPF by the full CPF.
  await expect(page.getByLabel('Chave PIX')).toHaveValue(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/)
}

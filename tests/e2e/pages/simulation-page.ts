import { expect, type Page } from '@playwright/test'

/** The simulation of one balance. */
export const simulationPage = (page: Page) => {
  const result = page
    .locator('section')
    .filter({ hasText: 'O cliente recebe' })
    .filter({
      has: page.getByRole('button', { name: 'Continuar' }),
    })
  const tables = page.getByRole('group', { name: 'Tabela de taxas' })
  const settled = () => expect(result).toHaveAttribute('aria-busy', 'false')
  return {
    result,
    tables,
    /** The mark of the table that gives the customer most. */
    best: tables.getByText('Melhor para o cliente'),
    /** Waits until the figures on screen are those of the choice on screen. */
    settled,
    option: (index: number) => tables.getByRole('radio').nth(index),
    /** A table's line: its name, what the customer receives, its rates. */
    line: (index: number) => tables.locator('label').nth(index),
    countButton: (name: string | RegExp) => page.getByRole('button', { name }),
    target: page.getByLabel('Quanto o cliente quer receber'),
    /** A figure by its name. */
    figure: (name: string) =>
      result
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .locator('dd'),
    createProposal: async () => {
      await settled()
      await page.getByRole('button', { name: 'Continuar' }).click()
      await expect(page).toHaveURL(/\/fgts\/proposal\//)
    },
  }
}

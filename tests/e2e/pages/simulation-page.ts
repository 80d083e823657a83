import { expect, type Page } from '@playwright/test'

export const simulationPage = (page: Page) => {
  const result = page
    .locator('section')
    .filter({ hasText: 'O cliente recebe' })
    .filter({
      has: page.getByRole('button', { name: 'Continuar' }),
    })
  const tables = page.getByRole('group', { name: 'Tabela de taxas' })
  const untilIdle = () => expect(result).toHaveAttribute('aria-busy', 'false')
  return {
    result,
    tables,
    best: tables.getByText('Melhor para o cliente'),
    untilIdle,
    option: (index: number) => tables.getByRole('radio').nth(index),
    line: (index: number) => tables.locator('label').nth(index),
    countButton: (name: string | RegExp) => page.getByRole('button', { name }),
    target: page.getByLabel('Quanto o cliente quer receber'),
    figure: (name: string) =>
      result
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .locator('dd'),
    createProposal: async () => {
      await untilIdle()
      await page.getByRole('button', { name: 'Continuar' }).click()
      await expect(page).toHaveURL(/\/fgts\/proposal\//)
    },
  }
}

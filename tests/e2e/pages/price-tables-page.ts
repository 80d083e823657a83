import { expect, type Page } from '@playwright/test'

export const priceTablesPage = (page: Page) => ({
  open: async (name: string) => {
    await page.goto('/prices')
    await page
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  },
  /** Starts a draft of a new version; the table's page must be open. */
  startVersion: async () => {
    await page.getByRole('button', { name: 'Nova versão' }).click()
    await expect(page).toHaveURL(/\/prices\/changes\//)
  },
  rate: page.getByLabel('Taxa de juros ao mês'),
  /** Types a rate other than the current one, because unchanged terms cannot be proposed. */
  changeRate: async () => {
    const rate = page.getByLabel('Taxa de juros ao mês')
    const next = (await rate.inputValue()).startsWith('1,7') ? '1,83' : '1,74'
    await rate.fill(next)
    return next
  },
  why: page.getByLabel('Motivo da mudança'),
  compute: async () => {
    await page.getByRole('button', { name: 'Calcular efeito' }).click()
    await expect(page.getByRole('button', { name: 'Recalcular' })).toBeEnabled()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  },
  propose: async () => {
    await page.getByRole('button', { name: 'Propor mudança' }).click()
    await expect(page.getByText('Outro gestor decide')).toBeVisible()
  },
  inbox: (words: RegExp) => page.getByRole('button', { name: words }),
  decide: async (decision: 'Aprovar' | 'Recusar', reason = '') => {
    await page.getByRole('button', { name: decision }).click()
    const dialog = page.getByRole('alertdialog')
    if (reason !== '') await dialog.getByRole('textbox').fill(reason)
    await dialog.getByRole('button', { name: decision }).click()
    await expect(dialog).toHaveCount(0)
  },
})

import { expect, type Page } from '@playwright/test'

export const offersPage = (page: Page) => {
  const result = page.getByRole('region', { name: 'Resultado da simulação' })
  const offers = page.getByRole('region', { name: 'Ofertas' })
  return {
    offers,
    result,
    open: async (consultId: string) => {
      await page.goto(`/clt/consult/${consultId}`)
      await expect(offers.getByRole('slider')).toBeVisible()
    },
    chart: offers.getByRole('slider'),
    configs: offers.getByRole('group', { name: 'Tabela' }).getByRole('radio'),
    unchosen: offers.getByRole('group', { name: 'Tabela' }).locator('input:not(:checked)'),
    settled: () => expect(result).toHaveAttribute('aria-busy', 'false'),
    by: (mode: 'Máximo' | 'Parcela' | 'Valor líquido') =>
      offers.getByRole('radio', { name: new RegExp(`^${mode}`) }).check(),
    installment: page.getByRole('textbox', { name: 'Valor da parcela' }),
    net: page.getByRole('textbox', { name: 'Valor que o cliente recebe' }),
    terms: offers.getByRole('group', { name: /^Número de parcelas/ }).getByRole('button'),
    marks: (priceTableId: string) => offers.locator(`[data-mark="${priceTableId}"] path`),
    config: (name: string) => offers.getByRole('radio', { name: new RegExp(name) }),
    figure: (name: string) =>
      result
        .locator('dl > div')
        .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}`) }) })
        .locator('dd'),
    createOperation: async () => {
      await page.getByRole('link', { name: 'Continuar' }).click()
      await expect(page).toHaveURL(/\/clt\/operation\//)
    },
  }
}

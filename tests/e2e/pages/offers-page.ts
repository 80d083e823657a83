import { expect, type Page } from '@playwright/test'

/** A margin that has arrived: its offers and the simulation. */
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
    /** The charted amounts per number of instalments. */
    curve: offers.getByRole('slider'),
    configs: offers.getByRole('group', { name: 'Tabela' }).getByRole('radio'),
    /** Waits until the figures on screen are those of the choice on screen. */
    settled: () => expect(result).toHaveAttribute('aria-busy', 'false'),
    by: (mode: 'Máximo' | 'Parcela' | 'Valor na conta') =>
      offers.getByRole('radio', { name: new RegExp(`^${mode}`) }).check(),
    installment: page.getByRole('textbox', { name: 'Valor da parcela' }),
    net: page.getByRole('textbox', { name: 'Valor na conta do cliente' }),
    count: (count: number) => offers.getByRole('button', { name: `${count} parcelas`, exact: true }),
    /** A figure of the result by its name. */
    figure: (name: string) =>
      result
        .locator('dl > div')
        .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}`) }) })
        .locator('dd'),
    createOperation: async () => {
      await page.getByRole('link', { name: 'Criar operação' }).click()
      await expect(page).toHaveURL(/\/clt\/operation\//)
    },
  }
}

import type { Page } from '@playwright/test'

/** The list of proposals. */
export const proposalsPage = (page: Page) => {
  const box = page.getByRole('searchbox', { name: 'CPF, nome ou contrato' })
  const filters = page.getByRole('navigation', { name: 'Filtrar por situação' })
  const products = page.getByRole('navigation', { name: 'Filtrar por produto' })
  return {
    box,
    table: page.getByRole('table', { name: 'Propostas, da mais nova para a mais antiga' }),
    open: () => page.goto('/proposals'),
    search: async (text: string) => {
      await box.fill(text)
      await page.getByRole('button', { name: 'Buscar' }).click()
    },
    filter: (status: string) => filters.getByRole('link', { name: status, exact: true }),
    product: (name: 'Todas' | 'FGTS' | 'CLT') => products.getByRole('link', { name, exact: true }),
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),
    link: (name: string) => page.getByRole('link', { name }),
    /** Rows of proposals, the heading left out. */
    rows: page.getByRole('row').filter({ has: page.getByRole('cell') }),
  }
}

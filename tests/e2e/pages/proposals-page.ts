import type { Page } from '@playwright/test'

export const proposalsPage = (page: Page) => {
  const box = page.getByRole('searchbox', { name: 'CPF, nome ou contrato' })
  const filters = page.getByRole('navigation', { name: 'Filtrar por situação' })
  const views = page.getByRole('navigation', { name: 'Visões' })
  const products = page.getByRole('navigation', { name: 'Filtrar por produto' })
  const filtersButton = page.getByRole('button', { name: /^Filtros/ })
  const openFilters = async () => {
    if ((await filtersButton.getAttribute('aria-expanded')) !== 'true') await filtersButton.click()
  }
  return {
    box,
    openFilters,
    filtersButton,
    set: page.getByRole('list', { name: 'Filtros aplicados' }).getByRole('button'),
    table: page.getByRole('table', { name: 'Propostas' }),
    open: () => page.goto('/proposals'),
    search: async (text: string) => {
      await box.fill(text)
      await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    },
    filter: (status: string) => filters.getByRole('link', { name: status, exact: true }),
    product: (name: 'FGTS' | 'CLT') => products.getByRole('link', { name, exact: true }),
    view: (name: string) => views.getByRole('link', { name, exact: true }),
    heading: (name: string) => page.getByRole('columnheader', { name }),
    sort: async (order: string) => {
      await openFilters()
      await page.getByLabel('Ordenar por').selectOption({ label: order })
    },
    names: () => page.getByRole('row').locator('a[data-list-item]').allInnerTexts(),
    neighbours: page.getByRole('navigation', { name: 'Na lista filtrada' }),
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),
    link: (name: string) => page.getByRole('link', { name }),
    rows: page.getByRole('row').filter({ has: page.getByRole('cell') }),
  }
}

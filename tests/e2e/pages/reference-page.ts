import { expect, type Page } from '@playwright/test'
import { e2eHydrated } from '#tests/support/e2e/hydrated.ts'

export const referencePage = (page: Page) => ({
  search: page.getByRole('combobox', { name: 'Buscar na documentação' }),
  option: (name: string | RegExp) => page.getByRole('option', { name }),
  main: page.getByRole('main'),
  sample: page.locator('pre').filter({ visible: true }).first(),
  language: (name: 'curl' | 'TypeScript' | 'Python' | 'PHP') =>
    page.getByRole('radio', { name, exact: true }),
  title: page.getByRole('heading', { level: 1 }),
  open: async (path = '/docs') => {
    await page.goto(path)
    await e2eHydrated(page)
  },
  headings: () => page.getByRole('heading', { level: 2 }).allTextContents(),
  openTryIt: async () => {
    await page.getByText('Experimentar aqui').click()
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible()
  },
})

import { expect, type Page } from '@playwright/test'

const SHAPE = /^(Carregando|Abrindo|Calculando|Loading|Opening|Calculating)/

/** Waits until the page itself is there: the shape that comes before it has its name and its tabs already. */
export const e2eSettled = async (page: Page) => {
  await expect(page.getByRole('main').getByRole('status', { name: SHAPE })).toHaveCount(0)
  await expect(page.locator('main table[aria-busy=true]')).toHaveCount(0)
}

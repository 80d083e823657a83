import { expect, type Page } from '@playwright/test'

const SHAPE = /^(Carregando|Abrindo|Calculando|Loading|Opening|Calculating)/

/** Waits for the content, because the skeleton of a page has the same heading and tabs. */
export const e2eLoaded = async (page: Page) => {
  await expect(page.getByRole('main').getByRole('status', { name: SHAPE })).toHaveCount(0)
  await expect(page.locator('main table[aria-busy=true]')).toHaveCount(0)
}

import { expect, type Page } from '@playwright/test'

export const PAULISTA = 'Avenida Paulista · Bela Vista · São Paulo · SP'

/** Fills in an address by its CEP, which is one of the samples of the embedded mode. */
export const fillPaulista = async (page: Page) => {
  await page.getByLabel('CEP').fill('01310-100')
  await expect(page.getByText(PAULISTA)).toBeVisible()
  await page.getByLabel('Número', { exact: true }).fill('1000')
}

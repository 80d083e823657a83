import { expect, type Page } from '@playwright/test'

export const linkCardOf = (page: Page) => {
  const fact = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd')
  const opened = fact('Link aberto')
  const identified = fact('Cliente identificado')
  return {
    opened,
    identified,
    until: fact('Vale até'),
    qrCode: page.getByRole('img', { name: /^Código QR com o link/ }),
    expectVisited: async () => {
      await expect(opened).toHaveText(/\d{2}:\d{2}$/)
      await expect(identified).toHaveText(/\d{2}:\d{2}$/)
    },
    copied: async (label: 'Copiar mensagem' | 'Copiar lembrete' | 'Copiar link') => {
      const read = () => page.evaluate(() => navigator.clipboard.readText())
      // Clears text copied by an earlier test.
      await page.evaluate(() => navigator.clipboard.writeText(''))
      await page.getByRole('button', { name: label, exact: true }).click()
      await expect.poll(read).not.toBe('')
      return read()
    },
  }
}

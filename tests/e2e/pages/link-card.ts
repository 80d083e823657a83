import { expect, type Page } from '@playwright/test'

/** The card of a customer's link, whatever the link is for, as an agent sees it. */
export const linkCardOf = (page: Page) => {
  const fact = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd')
  const opened = fact('Link aberto')
  const identified = fact('Cliente identificado')
  return {
    opened,
    identified,
    until: fact('Vale até'),
    qrCode: page.getByRole('img', { name: /^Código QR com o link/ }),
    /** Waits until the customer is seen to have opened the link and said who they are. */
    expectVisited: async () => {
      await expect(opened).toHaveText(/\d{2}:\d{2}$/)
      await expect(identified).toHaveText(/\d{2}:\d{2}$/)
    },
    copied: async (label: 'Copiar mensagem' | 'Copiar lembrete' | 'Copiar link') => {
      const read = () => page.evaluate(() => navigator.clipboard.readText())
      // What a journey before this one copied is no answer.
      await page.evaluate(() => navigator.clipboard.writeText(''))
      await page.getByRole('button', { name: label, exact: true }).click()
      await expect.poll(read).not.toBe('')
      return read()
    },
  }
}

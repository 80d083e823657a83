import { expect, type Locator, type Page } from '@playwright/test'
import type { E2eCustomer } from '#tests/support/e2e/customer.ts'

export const cltConsultPage = (page: Page) => {
  const cpf = page.getByRole('textbox', { name: 'CPF do cliente' })
  const header = page.locator('main header').first()
  const card = (title: string): Locator =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  const box = page.getByRole('searchbox', { name: 'CPF ou nome' })
  return {
    cpf,
    card,
    header,
    margin: page.locator('section').filter({ hasText: 'Margem disponível por mês' }).first(),
    history: card('Andamento').getByRole('listitem'),
    open: async () => {
      await page.goto('/clt')
      await expect(cpf).toBeFocused()
    },
    create: async (customer: E2eCustomer) => {
      const { keyboard } = page
      const digits = (text: string) => text.replace(/\D/g, '')
      await cpf.focus()
      for (const text of [
        customer.cpf,
        customer.name,
        digits(customer.birthDate),
        'f',
        digits(customer.phone),
      ]) {
        await keyboard.type(text)
        await keyboard.press('Tab')
      }
      await keyboard.type(customer.email)
      await keyboard.press('Enter')
      await expect(page).toHaveURL(/\/clt\/consult\/[0-9a-f-]{36}/)
    },
    send: async (customer: E2eCustomer) => {
      await cpf.fill(customer.writtenCpf)
      await page.getByLabel('Nome completo').fill(customer.name)
      await page.getByLabel('Nascimento').fill(customer.birthDate)
      await page.getByLabel('Gênero').selectOption({ label: 'Feminino' })
      await page.getByLabel('Celular').fill(customer.phone)
      await page.getByLabel('E-mail').fill(customer.email)
      await page.getByRole('button', { name: 'Criar termo e gerar link' }).click()
    },
    expectStatus: (status: string) => expect(header.getByText(status, { exact: true })).toBeVisible(),
    copyLink: async () => {
      const read = () => page.evaluate(() => navigator.clipboard.readText())
      await page.evaluate(() => navigator.clipboard.writeText(''))
      await page.getByRole('button', { name: 'Copiar link' }).click()
      await expect.poll(read).not.toBe('')
      return read()
    },
    /** Returns the message handed to WhatsApp, without opening WhatsApp. */
    whatsapp: async () => {
      await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
      const popup = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Enviar por WhatsApp' }).click()
      const tab = await popup
      await tab.waitForURL('https://wa.me/**')
      const address = new URL(tab.url())
      await tab.close()
      return address
    },
    qrCode: page.getByRole('img', { name: 'Código QR com o link do termo' }),
    search: async (text: string) => {
      await box.fill(text)
      await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    },
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),
  }
}

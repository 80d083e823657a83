import { expect, type Page } from '@playwright/test'
import type { E2eCustomer } from '#tests/support/e2e/customer.ts'

export const fixWizardPage = (page: Page) => ({
  open: (id: string) => page.goto(`/proposals/${id}/fix`),
  quote: page.getByRole('blockquote'),
  makeLink: async () => {
    const anchor = page.getByRole('link', { name: 'Ver como o cliente' })
    // Repeated, because a click before hydration is lost.
    await expect(async () => {
      const make = page.getByRole('button', { name: 'Gerar link para o cliente' })
      if (!(await anchor.isVisible())) await make.click({ timeout: 2_000 })
      await expect(anchor).toBeVisible({ timeout: 4_000 })
    }).toPass({ timeout: 30_000 })
    return (await anchor.getAttribute('href')) ?? ''
  },
})

export const fixPage = (page: Page) => ({
  identify: async ({ writtenCpf, birthDate }: Pick<E2eCustomer, 'writtenCpf' | 'birthDate'>) => {
    await page.getByLabel('Seu CPF').fill(writtenCpf)
    await page.getByLabel('Data de nascimento').fill(birthDate)
    await page.getByRole('button', { name: 'Confirmar' }).click()
  },
  key: page.getByLabel('Nova chave PIX'),
  sendKey: () => page.getByRole('button', { name: 'Enviar chave' }).click(),
  /** Fields of a bank account, for a customer without a PIX key. The page shows the fields in steps. */
  account: {
    open: () => page.getByText('Não tenho PIX: informar agência e conta').click(),
    bank: page.getByLabel('Banco', { exact: true }),
    branch: page.getByLabel('Agência', { exact: true }),
    number: page.getByLabel('Conta', { exact: true }),
    digit: page.getByLabel('Dígito', { exact: true }),
    savings: page.getByLabel('Conta poupança'),
    goOn: () => page.getByRole('button', { name: 'Continuar' }).click(),
    change: (what: string) => page.getByRole('button', { name: `Alterar ${what}` }).click(),
    send: () => page.getByRole('button', { name: 'Enviar conta' }).click(),
  },
  photo: page.getByLabel('Foto do documento'),
  sendPhoto: () => page.getByRole('button', { name: 'Enviar foto' }).click(),
  confirmation: page
    .getByText('Pronto, recebemos a correção')
    .or(page.getByText('Pronto! O dinheiro foi enviado')),
})

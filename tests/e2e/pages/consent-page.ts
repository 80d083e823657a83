import { expect, type Page } from '@playwright/test'
import type { E2eCustomer } from '#tests/support/e2e/customer.ts'

export const consentPage = (page: Page) => {
  const identify = async ({ writtenCpf, birthDate }: Pick<E2eCustomer, 'writtenCpf' | 'birthDate'>) => {
    await page.getByLabel('Seu CPF').fill(writtenCpf)
    await page.getByLabel('Data de nascimento').fill(birthDate)
    await page.getByRole('button', { name: 'Confirmar' }).tap()
    await expect(page.getByRole('heading', { name: 'Leia o termo e responda' })).toBeVisible()
  }
  const authorize = async () => {
    await page.getByRole('checkbox', { name: 'Li e aceito tudo o que está escrito acima.' }).check()
    await page.getByRole('button', { name: 'Autorizar a consulta' }).tap()
    await expect(page.getByText(/^Autorizado em /)).toBeVisible()
  }
  const refuse = async () => {
    await expect(page.getByRole('button', { name: 'Confirmar: não autorizo' })).toBeHidden()
    await page.getByText('Não quero autorizar').tap()
    await page.getByRole('button', { name: 'Confirmar: não autorizo' }).tap()
    await expect(page.getByText('Você não autorizou a consulta')).toBeVisible()
  }
  return { identify, authorize, refuse }
}

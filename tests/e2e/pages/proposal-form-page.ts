import { expect, type Page } from '@playwright/test'
import type { E2eCustomer } from '#tests/support/e2e/customer.ts'
import { fillPaulista } from './fill-paulista.ts'
import { payToCpf } from './pay-to-cpf.ts'

export const proposalFormPage = (page: Page) => {
  const submit = page.getByRole('button', { name: 'Criar proposta' })
  return {
    submit,
    field: (label: string) => page.getByLabel(label, { exact: true }),
    fill: async (customer: E2eCustomer) => {
      await page.getByLabel('Nome completo').fill(customer.name)
      await page.getByLabel('Nascimento').fill(customer.birthDate)
      await page.getByLabel('Nome da mãe').fill('Ana da Silva')
      await page.getByLabel('RG ou CNH').fill('12345678')
      await page.getByLabel('Estado civil').selectOption({ label: 'Solteiro(a)' })
      await page.getByLabel('Celular').fill(customer.phone)
      await page.getByLabel('E-mail').fill(customer.email)
      await fillPaulista(page)
      await payToCpf(page)
    },
    send: async () => {
      await submit.click()
      await expect(page).toHaveURL(/\/proposals\/[0-9a-f-]{36}$/)
    },
  }
}

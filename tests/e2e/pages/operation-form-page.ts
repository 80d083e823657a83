import { expect, type Page } from '@playwright/test'
import { fillPaulista } from './fill-paulista.ts'
import { payToCpf } from './pay-to-cpf.ts'

export const operationFormPage = (page: Page) => {
  const submit = page.getByRole('button', { name: 'Criar operação' })
  return {
    submit,
    field: (label: string) => page.getByLabel(label, { exact: true }),
    fillTheRest: async () => {
      await page.getByLabel('Nome da mãe').fill('Ana da Silva')
      await page.getByLabel('Documento', { exact: true }).selectOption('rg')
      await page.getByLabel('Número do documento').fill('12345678')
      await page.getByLabel('Órgão emissor').fill('SSP/SP')
      await page.getByLabel('Data de emissão').fill('01/06/2015')
      await page.getByLabel('Estado civil').selectOption({ label: 'Solteiro(a)' })
      await fillPaulista(page)
      await payToCpf(page)
    },
    send: async () => {
      await submit.click()
      await expect(page).toHaveURL(/\/proposals\/[0-9a-f-]{36}$/)
    },
  }
}

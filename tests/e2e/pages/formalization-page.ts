import { expect, type Page } from '@playwright/test'
import type { E2eCustomer } from '#tests/support/e2e/customer.ts'

export const formalizationPage = (page: Page) => {
  const identify = async ({ writtenCpf, birthDate }: Pick<E2eCustomer, 'writtenCpf' | 'birthDate'>) => {
    await page.getByLabel('Seu CPF').fill(writtenCpf)
    await page.getByLabel('Data de nascimento').fill(birthDate)
    await page.getByRole('button', { name: 'Confirmar' }).tap()
  }
  const read = async () => {
    const contract = page.context().waitForEvent('response', (answer) => /\/contract$/.test(answer.url()))
    await page.getByRole('link', { name: 'Ler o contrato' }).tap()
    const answer = await contract
    await expect(page.getByRole('heading', { name: 'Aceite para assinar' })).toBeVisible()
    return answer
  }
  /** Requests the code and types it; in a demonstration the page shows the code. */
  const typeCode = async () => {
    await page.getByRole('button', { name: 'Enviar código' }).tap()
    const code = page.getByRole('status').getByText(/^\d{6}$/)
    await page.getByLabel('Código de seis números').fill((await code.textContent()) ?? '')
  }
  const accept = async () => {
    await page.getByRole('checkbox', { name: 'Li e aceito tudo o que está escrito acima.' }).check()
    const insurance = page.getByRole('checkbox', { name: /^Quero contratar o seguro/ })
    if ((await insurance.count()) > 0) await insurance.check()
    await typeCode()
    await page.getByRole('button', { name: 'Aceitar e assinar' }).tap()
    await expect(page.getByText(/^Assinado em /)).toBeVisible()
  }
  return {
    identify,
    read,
    typeCode,
    accept,
    progress: page.getByRole('region', { name: 'Andamento' }),
    card: (title: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
  }
}

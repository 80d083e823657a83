import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('a manager downloads a customer’s data report, and requests the erasure by typing a word', async ({
  page,
  request,
}) => {
  const customer = e2eCustomer()
  const { id } = await (await e2eApi(request)).proposal(customer)
  await signInPage(page).enter('manager')
  await page.goto(`/customers/of/proposal/${id}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Relatório do titular (JSON)' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain(customer.cpf)

  await page.getByRole('button', { name: 'Eliminar dados' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Operação em andamento')
  await dialog.getByRole('button', { name: 'Pedir a eliminação' }).click()
  await expect(dialog).toContainText('Escreva exatamente ELIMINAR.')
  expect(await e2eInspect(page, 'subject-erase')).toEqual([])
  await dialog.getByLabel('Escreva ELIMINAR para confirmar').fill('eliminar')
  await dialog.getByRole('button', { name: 'Pedir a eliminação' }).click()
  await expect(page.getByText(/Quem pode aprovar:/)).toBeVisible()
  expect(await e2eInspect(page, 'subject-rights')).toEqual([])
})

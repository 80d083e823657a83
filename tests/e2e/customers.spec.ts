import { expect, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('a customer with only a balance query is found from the menu, and the CPF is never in a URL', async ({
  page,
  request,
}) => {
  const customer = e2eCustomer()
  await (await e2eApi(request)).balance(customer)
  await signInPage(page).enter()
  await page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: /^Clientes/ })
    .click()
  await page.getByRole('searchbox', { name: 'CPF ou nome' }).fill(customer.writtenCpf)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: 'Nome ainda não informado' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Saldo consultado')
  expect(page.url()).not.toContain(customer.cpf)
  expect(await e2eInspect(page, 'customers-found')).toEqual([])
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/customers\/[^?]+$/)
  expect(page.url()).not.toContain(customer.cpf)
})

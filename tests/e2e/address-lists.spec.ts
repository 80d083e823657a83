import { expect, test } from '@playwright/test'
import { e2eEmptyOrganization } from '#tests/support/e2e/empty-organization.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('a manager lists the allowed addresses, is warned before leaving out their own, and is refused after it', async ({
  page,
}) => {
  const { email, password } = e2eEmptyOrganization()
  await signInPage(page).enterAs(email, password)
  await page.goto('/people/sign-in')
  const field = page.getByLabel('Endereços permitidos')
  await field.fill('escritório')
  await page.getByRole('button', { name: 'Salvar endereços' }).click()
  await expect(page.getByText('“escritório” não é um endereço IP nem uma rede em CIDR.')).toBeVisible()
  await field.fill('127.0.0.0/8\n::1/128\n203.0.113.9/24')
  await page.getByRole('button', { name: 'Salvar endereços' }).click()
  await expect(page.getByText('Endereços salvos.')).toBeVisible()
  await expect(field).toHaveValue('127.0.0.0/8\n::1\n203.0.113.0/24')
  await field.fill('203.0.113.0/24')
  await page.getByRole('button', { name: 'Salvar endereços' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('Salvar sem o seu endereço?')).toBeVisible()
  expect(await e2eInspect(page, 'own-address-excluded')).toEqual([])
  await dialog.getByRole('button', { name: 'Voltar' }).click()
  await page.reload()
  await expect(field).toHaveValue('127.0.0.0/8\n::1\n203.0.113.0/24')
  await field.fill('203.0.113.0/24')
  await page.getByRole('button', { name: 'Salvar endereços' }).click()
  await dialog.getByRole('button', { name: 'Salvar e perder o acesso daqui' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/people')
  await expect(page.getByText('Endereço fora da lista')).toBeVisible()
  expect(await e2eInspect(page, 'address-refused')).toEqual([])
})

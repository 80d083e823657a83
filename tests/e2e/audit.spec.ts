import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('a manager finds who did what, sees the values before and after, and exports exactly these entries', {
  tag: '@core',
}, async ({ page }) => {
  await signInPage(page).enter('manager')
  await page.goto('/people')
  await page.getByRole('link', { name: 'Sônia Supervisora' }).click()
  const certificate = `CRT-${Date.now()}`
  await page.getByRole('button', { name: 'Registrar' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Número').fill(certificate)
  await form.getByLabel('Emissor').fill('ANEPS')
  await form.getByLabel('Válida até').fill('31/12/2035')
  await form.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByText('válida até 31/12/2035')).toBeVisible()

  await page.goto('/audit')
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByLabel('Assunto').selectOption('people')
  await expect(page).toHaveURL(/group=people/)
  await page.getByRole('button', { name: 'Detalhes: Registrou a certificação da pessoa' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(certificate)).toBeVisible()
  await expect(dialog.getByText('Certificação de correspondente')).toBeVisible()
  expect(await e2eInspect(page, 'audit-detail')).toEqual([])
  await dialog.getByRole('link', { name: 'Tudo sobre isto' }).click()
  await expect(page).toHaveURL(/subject=/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('Registrou a certificação da pessoa')
  expect(text).not.toContain(';Entrou;')
  await page.getByRole('button', { name: /^Só sobre Pessoa .*, tirar este filtro$/ }).click()
  await expect(page).not.toHaveURL(/subject=/)
  await page.getByLabel('De', { exact: true }).fill('01/01/2030')
  await expect(page.getByText('Nenhum registro com este filtro')).toBeVisible()
})

test('the audit can be filtered by the application that acted and by the customer concerned', async ({
  page,
  request,
}) => {
  const api = await e2eApi(request)
  const [customer, other] = [e2eCustomer(), e2eCustomer()]
  await api.proposals([customer, other])
  await signInPage(page).enter('manager')
  await page.goto('/audit')
  await e2eLoaded(page)
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByLabel('Quem', { exact: true }).selectOption('Programa: Demo')
  await expect(page).toHaveURL(/person=/)
  await expect(rows.filter({ hasText: 'Criou a proposta' }).first()).toBeVisible()
  await expect(rows.filter({ hasNot: page.getByRole('cell', { name: 'Demo Aplicação' }) })).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'CPF, id ou IP' }).fill(customer.cpf)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(/q=[\w-]{39,}/)
  await expect(rows.filter({ hasText: 'Criou a proposta' })).toHaveCount(1)
  expect(page.url()).not.toContain(customer.cpf)
  await rows.filter({ hasText: 'Criou a proposta' }).getByRole('link', { name: 'Proposta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.name)
})

import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { e2eInspect } from '../support/e2e-inspect.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('a manager finds who did what, reads before and after, and takes exactly that home', {
  tag: '@core',
}, async ({ page }) => {
  await signInPage(page).enter('manager')
  await page.goto('/people')
  await page.getByRole('link', { name: 'Sônia Supervisora' }).click()
  const team = page.getByLabel('Certificação de correspondente')
  const certificate = `CRT-${Date.now()}`
  await team.fill(certificate)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Acesso salvo.')).toBeVisible()

  await page.goto('/audit')
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByLabel('Assunto').selectOption('people')
  await expect(page).toHaveURL(/group=people/)
  await page.getByRole('button', { name: 'Detalhes: Mudou o acesso da pessoa' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(certificate)).toBeVisible()
  await expect(dialog.getByText('Certificação de correspondente')).toBeVisible()
  expect(await e2eInspect(page, 'audit-detail')).toEqual([])
  await dialog.getByRole('link', { name: 'Tudo sobre isto' }).click()
  await expect(page).toHaveURL(/subject=/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('Mudou o acesso da pessoa')
  expect(text).not.toContain(';Entrou;')
  await page.getByRole('button', { name: /^Só sobre Pessoa .*, tirar este filtro$/ }).click()
  await expect(page).not.toHaveURL(/subject=/)
  await page.getByLabel('De', { exact: true }).fill('01/01/2030')
  await expect(page.getByText('Nenhum registro com este filtro')).toBeVisible()
})

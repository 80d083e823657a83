import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { e2eTwoManagers } from '#tests/support/e2e/empty-organization.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('a manager sees refused sign-ins in the security log, narrows it down and takes it home without e-mails or addresses', {
  tag: '@core',
}, async ({ page, browser }) => {
  const { vera, davi } = e2eTwoManagers()
  const stranger = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await stranger.goto('/login')
  await signInPage(stranger).fill(davi.email, 'uma-senha-qualquer')
  await expect(stranger.getByText('E-mail ou senha incorretos')).toBeVisible()
  await stranger.context().close()

  await signInPage(page).enterAs(vera.email, vera.password)
  await page.goto('/audit')
  await page.getByRole('link', { name: 'Segurança' }).click()
  await expect(page).toHaveURL('/audit/security')
  await expect(page.getByRole('heading', { name: 'Recusas nos últimos 30 dias' })).toBeVisible()
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows.filter({ hasText: 'Errou a senha ao entrar' })).toContainText(davi.name)
  expect(await e2eInspect(page, 'security-log')).toEqual([])
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByLabel('Só recusas').check()
  await expect(page).toHaveURL(/refusals=1/)
  await page.getByLabel('Conta', { exact: true }).selectOption(davi.name)
  await expect(page).toHaveURL(/account=/)
  await expect(rows).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('Errou a senha ao entrar')
  expect(text).toContain(davi.name)
  expect(text).not.toContain(davi.email)
  expect(text).not.toMatch(/127\.0\.0\.1|::1/)
})

import { expect, test } from '@playwright/test'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('a manager creates an application, rotates its secret with an overlap, ends the old secret and revokes the application', {
  tag: '@core',
}, async ({ page, request }) => {
  const clientId = `loja-${Date.now()}`
  const token = async (secret: string) =>
    (
      await request.post('/api/oauth/token', {
        form: { grant_type: 'client_credentials', client_id: clientId, client_secret: secret },
      })
    ).status()
  const readSecret = () =>
    page.getByText('client_secret', { exact: true }).locator('..').locator('span').nth(1).innerText()
  await signInPage(page).enter('manager')
  await page.goto('/applications')
  await page.getByRole('button', { name: 'Criar aplicação' }).click()
  await page.getByLabel('Nome', { exact: true }).fill('Loja on-line')
  await page.getByLabel('client_id').fill(clientId)
  expect(await e2eInspect(page, 'application-create')).toEqual([])
  await page.getByRole('button', { name: 'Criar', exact: true }).click()
  await expect(page.getByText('Guarde a chave agora')).toBeVisible()
  const first = await readSecret()
  await page.getByRole('button', { name: 'Já guardei' }).click()
  expect(await token(first)).toBe(200)

  await page.goto(`/applications/${clientId}`)
  await page.getByRole('button', { name: 'Gerar nova chave' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Gerar uma nova chave?' })
  await expect(dialog).toContainText('ainda funciona por 7 dias')
  await dialog.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByText('Guarde a chave agora')).toHaveCount(0)
  await page.getByRole('button', { name: 'Gerar nova chave' }).click()
  await dialog.getByRole('button', { name: 'Gerar nova chave' }).click()
  await expect(page.getByText('Guarde a chave agora')).toBeVisible()
  const second = await readSecret()
  expect(await e2eInspect(page, 'application-rotated')).toEqual([])
  expect([await token(first), await token(second)]).toEqual([200, 200])
  await page.getByRole('button', { name: 'Encerrar já' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar já' }).click()
  await expect(page.getByRole('button', { name: 'Encerrar já' })).toHaveCount(0)
  expect([await token(first), await token(second)]).toEqual([401, 200])

  await page.getByRole('checkbox', { name: /^clt/ }).check()
  await page.getByRole('button', { name: 'Salvar permissões' }).click()
  await expect(page.getByText('Permissões salvas.')).toBeVisible()
  await page.getByRole('button', { name: 'Revogar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revogar' }).click()
  await expect(page.getByText(/^Revogada em/)).toBeVisible()
  expect(await token(second)).toBe(401)
})

import { expect, test } from '@playwright/test'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { startReceiver } from '#tests/support/servers/receiver.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('a manager sets a threshold, adds a receiver, sends it a real test and removes it; an agent gets 404', async ({
  page,
}) => {
  const receiver = await startReceiver()
  await signInPage(page).enter('manager')
  await page.getByRole('link', { name: 'Alertas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Alertas' })).toBeVisible()

  const slow = page.getByRole('form', { name: 'Instituição lenta' })
  await slow.getByLabel('A partir de, em segundos').fill('0')
  await slow.getByRole('button', { name: 'Salvar' }).click()
  await expect(slow.getByLabel('A partir de, em segundos')).toHaveAttribute('aria-invalid', 'true')
  await slow.getByLabel('A partir de, em segundos').fill('12')
  await slow.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText(/Limite definido por/).first()).toBeVisible()
  await page.reload()
  await expect(slow.getByLabel('A partir de, em segundos')).toHaveValue('12')

  await page.getByRole('button', { name: 'Incluir destino' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Webhook', { exact: true }).click()
  await dialog.getByLabel('Endereço do receptor').fill('http://169.254.169.254/latest')
  await dialog.getByRole('button', { name: 'Incluir' }).click()
  await expect(dialog.getByText('O endereço aponta para uma rede privada ou reservada.')).toBeVisible()
  await dialog.getByLabel('Endereço do receptor').fill(receiver.url)
  await dialog.getByRole('button', { name: 'Incluir' }).click()
  await expect(dialog.getByText(/^whsec_/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Já guardei' }).click()

  await page.getByRole('button', { name: `Enviar teste a ${receiver.url}` }).click()
  await expect(page.getByText('O teste foi enviado.')).toBeVisible()
  expect(receiver.received.map(({ body }) => body.type)).toEqual(['alert.test', 'alert.test'])
  expect(await e2eInspect(page, 'alerts')).toEqual([])
  receiver.behave((response) => response.writeHead(503).end())
  await page.getByRole('button', { name: `Enviar teste a ${receiver.url}` }).click()
  await expect(page.getByText('O teste falhou: respondeu com o status 503.')).toBeVisible()
  await page.getByRole('button', { name: `Retirar ${receiver.url}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click()
  await expect(page.getByText(receiver.url)).toHaveCount(0)
  await receiver.stop()

  await signInPage(page).become('agent')
  await page.goto('/alerts')
  await expect(page.getByRole('heading', { level: 1, name: 'Não encontramos esta página' })).toBeVisible()
})

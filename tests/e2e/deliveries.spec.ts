import { expect, type Locator, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eEndpoint } from '#tests/support/e2e/endpoint.ts'
import { e2eKeyboard } from '#tests/support/e2e/keyboard.ts'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import { startReceiver } from '#tests/support/servers/receiver.ts'
import { signInPage } from './pages/sign-in-page.ts'

const ARRIVED = 'balance.status.received.success'

const testAndPause = async (row: Locator) => {
  const page = row.page()
  await row.getByRole('button', { name: 'Testar' }).click()
  await expect(row.getByText(/^Respondeu em \d+ ms$/)).toBeVisible()
  await row.getByRole('button', { name: 'Pausar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pausar' }).click()
  await expect(row).toContainText('Pausado')
  await expect(row.getByRole('button', { name: 'Reativar' })).toBeFocused()
  await row.getByRole('button', { name: 'Reativar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reativar' }).click()
  await expect(row).not.toContainText('Pausado')
  await expect(row.getByRole('button', { name: 'Pausar' })).toBeFocused()
}

const resendByKeyboard = async (rows: Locator, count: number) => {
  const page = rows.page()
  const hands = e2eKeyboard(page)
  await e2eLoaded(page)
  for (const row of await rows.all()) {
    await hands.tabTo(row.locator('[data-list-item]'))
    await hands.key('x')
    await expect(row.getByRole('checkbox')).toBeChecked()
  }
  // Key `s` moves the focus to the button after the last row.
  await hands.key('s')
  await hands.press(page.getByRole('button', { name: 'Reenviar selecionadas' }))
  await expect(page.getByRole('status').filter({ hasText: `${count} entregas a caminho.` })).toBeVisible()
  expect(hands.faults).toEqual([])
}

test('failed deliveries are filtered, selected by keyboard or mouse and sent again; their endpoint shows the state, is tested and paused', async ({
  page,
  request,
}) => {
  const api = await e2eApi(request)
  const receiver = await startReceiver()
  const { remove } = await e2eEndpoint(api, { kind: 'balance', url: receiver.url })
  receiver.behave((response) => response.writeHead(500).end())
  for (const customer of [e2eCustomer(), e2eCustomer()]) await api.balance(customer)
  await expect.poll(() => receiver.ofType(ARRIVED).length).toBeGreaterThanOrEqual(2)

  await signInPage(page).enter('manager')
  await page.goto('/webhooks')
  const endpoint = page.getByRole('row').filter({ hasText: receiver.url })
  await expect(endpoint).toContainText(/Falhando|Instável/)
  await page.goto('/webhooks/deliveries')
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByRole('link', { name: 'Sem sucesso' }).click()
  await expect(page).toHaveURL(/status=failed/)
  const failing = page.getByRole('row').filter({ hasText: receiver.url })
  await expect(failing).toHaveCount(2)
  await expect(failing.first()).toContainText(/Falhou/)

  // After the second attempt a delivery waits for minutes, so no delivery succeeds by itself while selected.
  await expect.poll(() => receiver.ofType(ARRIVED).length).toBeGreaterThanOrEqual(4)
  await resendByKeyboard(failing, 2)
  await expect.poll(() => receiver.ofType(ARRIVED).length).toBeGreaterThanOrEqual(6)
  await expect(failing.filter({ hasText: 'Falhou 3 vezes' })).toHaveCount(2)
  receiver.behave((response) => response.writeHead(204).end())
  const before = receiver.ofType(ARRIVED).length
  for (const row of await failing.all()) await row.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Reenviar selecionadas' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 entregas a caminho.' })).toBeVisible()
  await expect.poll(() => receiver.ofType(ARRIVED).length).toBe(before + 2)
  await expect(failing).toHaveCount(0)

  await page.goto('/webhooks')
  await testAndPause(endpoint)
  await remove()
  await receiver.stop()
})

import { expect, type Page, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { startReceiver } from '#tests/support/servers/receiver.ts'
import { signInPage } from './pages/sign-in-page.ts'

const ARRIVED = 'balance.status.received.success'

const NAMES = ['Todos os saldos', 'Recusas']

const rowOf = (page: Page, url: string) => page.getByRole('row').filter({ hasText: url })

const choose = async (page: Page, url: string, item: string) => {
  await rowOf(page, url).getByRole('button', { name: 'Editar ou remover' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

// A test that fails halfway must not leave endpoints that receive the events of other tests.
test.afterEach(async ({ request }) => {
  const api = await e2eApi(request)
  const { data } = await api.get('/user/webhook/endpoints')
  const own = data.filter(({ name }: { name: string | null }) => name !== null && NAMES.includes(name))
  for (const { id } of own) await api.remove(`/user/webhook/endpoints/${id}`)
})

test('a manager adds an endpoint for one event type next to another endpoint, changes its filter and removes it', async ({
  page,
  request,
}) => {
  const api = await e2eApi(request)
  const [all, refusals] = [await startReceiver(), await startReceiver()]
  await api.post('/user/webhook/endpoints', { kind: 'balance', url: all.url, name: NAMES[0] })
  await signInPage(page).enter('manager')
  await page.goto('/webhooks')
  await page.getByRole('button', { name: 'Adicionar endpoint' }).click()
  const adding = page.getByRole('dialog')
  await adding.getByLabel('Consulta terminou sem saldo').check()
  await adding.getByLabel('Nome').fill('Recusas')
  await adding.getByLabel('Endereço').fill('http://169.254.169.254/')
  await adding.getByRole('button', { name: 'Testar e adicionar' }).click()
  await expect(adding.getByLabel('Endereço')).toHaveAccessibleDescription(/rede privada/)
  await adding.getByLabel('Endereço').fill(refusals.url)
  await adding.getByRole('button', { name: 'Testar e adicionar' }).click()
  await expect(adding).toContainText('whsec_')
  await adding.getByRole('button', { name: 'Já guardei' }).click()
  await expect(rowOf(page, refusals.url)).toContainText('Recusas')
  await expect(rowOf(page, refusals.url)).toContainText('só “Consulta terminou sem saldo”')
  await api.balance(e2eCustomer())
  await expect.poll(() => all.ofType(ARRIVED).length).toBeGreaterThan(0)
  expect(refusals.ofType(ARRIVED)).toEqual([])

  await choose(page, refusals.url, 'Editar')
  const editing = page.getByRole('dialog', { name: 'Editar endpoint' })
  await editing.getByLabel('Consulta terminou sem saldo').uncheck()
  await editing.getByRole('button', { name: 'Salvar' }).click()
  await expect(editing).toBeHidden()
  await expect(rowOf(page, refusals.url)).not.toContainText('só “')
  await api.balance(e2eCustomer())
  await expect.poll(() => refusals.ofType(ARRIVED).length).toBeGreaterThan(0)

  await choose(page, refusals.url, 'Remover')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Voltar' }).click()
  await expect(rowOf(page, refusals.url).getByRole('button', { name: 'Editar ou remover' })).toBeFocused()
  await choose(page, refusals.url, 'Remover')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
  await expect(rowOf(page, refusals.url)).toHaveCount(0)
  await Promise.all([all.stop(), refusals.stop()])
})

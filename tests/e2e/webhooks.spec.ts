import { type APIRequestContext, expect, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eClt } from '#tests/support/e2e/clt.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eEndpoint } from '#tests/support/e2e/endpoint.ts'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import { startReceiver } from '#tests/support/servers/receiver.ts'
import { signInPage } from './pages/sign-in-page.ts'

const BALANCE = 'balance.status.received.success'
const CONSULT = 'private.consignment.consult.updated'

/** Removes the endpoint, because the number of endpoints per application is limited. */
const removeEndpoint = async (request: APIRequestContext, url: string) => {
  const api = await e2eApi(request)
  const { data } = await api.get('/user/webhook/endpoints')
  for (const one of data) if (one.url === url) await api.remove(`/user/webhook/endpoints/${one.id}`)
}

test('a manager adds an endpoint, finds it disabled after a 410, enables it, and replays what it missed', {
  tag: '@core',
}, async ({ page, request }) => {
  const [clt, receiver] = [await e2eClt(request), await startReceiver()]
  await signInPage(page).enter('manager')
  await page.goto('/webhooks')
  await page.getByRole('button', { name: 'Adicionar endpoint' }).click()
  const adding = page.getByRole('dialog')
  await adding.getByLabel('Eventos').selectOption('Consultas CLT')
  await adding.getByLabel('Endereço').fill(receiver.url)
  await adding.getByRole('button', { name: 'Testar e adicionar' }).click()
  await expect(adding).toContainText(receiver.url)
  await adding.getByRole('button', { name: /Já guardei|Concluir/ }).click()
  const row = page.getByRole('row').filter({ hasText: receiver.url })
  await expect(row).toContainText('Ativo')

  // Events of other tests reach this receiver as well, so it returns 410 only from here on.
  receiver.behave((response) => response.writeHead(410).end('foi embora'))
  await clt.term(e2eCustomer())
  await expect(row).toContainText('Desativado')
  await expect(row).toContainText('respondeu 410')
  receiver.behave((response) => response.writeHead(204).end())
  await row.getByRole('button', { name: 'Reativar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reativar' }).click()
  await expect(row).toContainText('Ativo')

  const before = receiver.ofType(CONSULT).length
  await row.getByRole('button', { name: 'Reenviar período' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reenviar os eventos de um período' })
  await dialog.getByRole('button', { name: 'Reenviar' }).click()
  await expect(dialog).toContainText(/começ/)
  await expect.poll(() => receiver.ofType(CONSULT).length).toBeGreaterThan(before)
  await removeEndpoint(request, receiver.url)
  await receiver.stop()
})

test('a delivery shows its request and response, hides personal data until a reveal, and is sent again', async ({
  page,
  request,
}) => {
  const api = await e2eApi(request)
  const receiver = await startReceiver()
  const { remove } = await e2eEndpoint(api, { kind: 'balance', url: receiver.url })
  await signInPage(page).enter('manager')
  await page.goto('/webhooks/deliveries')
  const customer = e2eCustomer()
  const { id: resource } = await api.balance(customer)

  await page.goto(`/webhooks/deliveries?resource=${resource}`)
  const delivery = page.getByRole('row').filter({ hasText: receiver.url })
  await expect(delivery).toContainText('Entregue')
  await delivery.getByRole('link', { name: BALANCE }).click()
  await expect(page.getByRole('heading', { name: BALANCE })).toBeVisible()
  const body = page.getByRole('region', { name: 'Corpo' })
  await expect(body).toContainText('***.')
  await expect(body).not.toContainText(customer.cpf)
  await page.getByRole('button', { name: 'Mostrar dados pessoais' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Conferir os dados' }).click()
  await expect(body).toContainText(customer.cpf)
  await expect(page.getByRole('region', { name: 'Tentativa 1: Cabeçalhos enviados' })).toContainText(
    'webhook-signature: v1,',
  )
  await page.getByRole('button', { name: 'Reenviar agora' }).click()
  await expect(page.getByText('Tentativa 2')).toBeVisible()
  const receivedEvents = () =>
    receiver.ofType(BALANCE).filter(({ body: payload }) => payload.balanceId === resource)
  expect(receivedEvents()).toHaveLength(2)

  await page.goto(`/webhooks/deliveries?resource=${resource}`)
  const row = delivery.getByRole('link', { name: BALANCE })
  await e2eLoaded(page)
  await row.focus()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Reenviar selecionadas' }).click()
  await expect(page.getByText('1 entrega a caminho.')).toBeVisible()
  await expect.poll(() => receivedEvents().length).toBe(3)
  await remove()
  await receiver.stop()
})

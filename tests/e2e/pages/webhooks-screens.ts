import { type APIRequestContext, expect } from '@playwright/test'
import { type Bilingual, localized } from '#components/language/texts.ts'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2ePollStatus } from '#tests/support/e2e/poll-status.ts'
import { startReceiver } from '#tests/support/servers/receiver.ts'
import type { Screen } from './screen.ts'

/** Returns the webhook screens. Their data has one successful delivery and a URL longer than any screen. */
export const webhooksScreens = async (request: APIRequestContext): Promise<Screen[]> => {
  const api = await e2eApi(request)
  const receiver = await startReceiver()
  await api.post('/user/webhook/proposal', { url: `${receiver.url}?${'caminho-muito-longo='.repeat(20)}` })
  const { id: resource } = await api.proposal(e2eCustomer())
  const firstDelivery = async () => (await api.get(`/user/webhook/deliveries?resource=${resource}`)).data[0]
  await e2ePollStatus('delivered', firstDelivery, 'the delivery')
  const { id } = await firstDelivery()
  await api.remove('/user/webhook/proposal')
  await api.post('/user/webhook/proposal', { url: receiver.url })
  await receiver.stop()
  return [
    manager('webhooks', '/webhooks', ['Endpoints', 'Endpoints']),
    manager('webhooks-none', '/webhooks?application=00000000-0000-7000-8000-000000000000', [
      'Nenhum endpoint desta aplicação',
      'No endpoint of this application',
    ]),
    manager('deliveries', '/webhooks/deliveries', ['Entregas', 'Deliveries']),
    manager(
      'deliveries-none',
      '/webhooks/deliveries?status=failed&resource=00000000-0000-7000-8000-000000000000',
      ['Nenhuma entrega com este filtro', 'No delivery with this filter'],
    ),
    manager('delivery', `/webhooks/deliveries/${id}`, ['Cabeçalhos enviados', 'Headers sent']),
  ]
}

const manager = (name: string, path: string, text: Bilingual): Screen => ({
  name,
  path,
  signedIn: true,
  as: 'manager',
  ready: (page, language) => expect(page.getByText(localized(text, language)).first()).toBeVisible(),
})

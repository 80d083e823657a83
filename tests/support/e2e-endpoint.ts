import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds'
import type { e2eApi } from './e2e-api.ts'

/**
 * An endpoint of the demo program beside those of other journeys, which none of them replaces; `remove` takes
 * it away again.
 */
export const e2eEndpoint = async (
  api: Awaited<ReturnType<typeof e2eApi>>,
  endpoint: { kind: WebhookKind; url: string },
) => {
  const { id } = await (await api.post('/user/webhook/endpoints', endpoint)).json()
  return { remove: () => api.remove(`/user/webhook/endpoints/${id}`) }
}

import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'
import type { e2eApi } from './api.ts'

/**
 * Registers an additional endpoint. Other tests that register an endpoint of the same kind do not replace it.
 */
export const e2eEndpoint = async (
  api: Awaited<ReturnType<typeof e2eApi>>,
  endpoint: { kind: WebhookKind; url: string },
) => {
  const { id } = await (await api.post('/user/webhook/endpoints', endpoint)).json()
  return { remove: () => api.remove(`/user/webhook/endpoints/${id}`) }
}

import { Copy, ListFilter, Send } from 'lucide-react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { RowAct } from '#components/tables/row-act.ts'
import type { Answer } from '#lib/client/answer.ts'
import { runAction } from '#lib/client/run-action.ts'
import type { Delivery, ResendDelivery } from '#lib/client/webhooks.ts'
import type { Language } from '#lib/domain/language.ts'
import { deliveriesHref } from './delivery-filter.ts'

const TEXTS = texts({
  resend: ['Reenviar', 'Resend'],
  sent: ['1 entrega a caminho.', '1 delivery on its way.'],
  resource: ['Entregas do mesmo recurso', 'Deliveries of the same resource'],
  id: ['Copiar id da entrega', "Copy the delivery's id"],
})

type DeliveryActOptions = { resend: ResendDelivery; language: Language; refetch: () => void }

export const deliveryActs = (
  { id, resource }: Pick<Delivery, 'id' | 'resource'>,
  { resend, language, refetch }: DeliveryActOptions,
): readonly RowAct[] => {
  const t = localizedTexts(TEXTS, language)
  const run = async (): Promise<Answer<string>> => {
    const answer = await runAction(resend, { id })
    refetch()
    return answer.ok ? { ok: true, data: t.sent } : answer
  }
  const ofResource = deliveriesHref({ status: '', kind: '', endpointId: '', resource, order: '', cursor: '' })
  return [
    { id: 'resend', label: t.resend, icon: Send, act: { run } },
    { id: 'resource', label: t.resource, icon: ListFilter, act: { href: ofResource } },
    { id: 'id', label: t.id, icon: Copy, act: { copy: id } },
  ]
}

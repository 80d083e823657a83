import { Copy, Webhook } from 'lucide-react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { RowAct } from '#components/tables/row-act.ts'
import type { Application } from '#lib/client/applications.ts'
import type { Language } from '#lib/domain/language.ts'

const TEXTS = texts({
  clientId: ['Copiar client_id', 'Copy the client_id'],
  endpoints: ['Ver endpoints', 'See endpoints'],
})

export const applicationActs = (
  { id, clientId }: Pick<Application, 'id' | 'clientId'>,
  language: Language,
): readonly RowAct[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    { id: 'client-id', label: t.clientId, icon: Copy, act: { copy: clientId } },
    { id: 'endpoints', label: t.endpoints, icon: Webhook, act: { href: `/webhooks?application=${id}` } },
  ]
}

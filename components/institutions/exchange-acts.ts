import { Copy, Download, ListFilter } from 'lucide-react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { RowAct } from '#components/tables/row-act.ts'
import type { Exchange } from '#lib/client/institution-exchanges.ts'
import type { Language } from '#lib/domain/language.ts'
import { downloadExchanges, exchangesHref, NO_EXCHANGE_FILTER } from './exchange-filter.ts'

const TEXTS = texts({
  file: ['Baixar JSON para o suporte', 'Download JSON for support'],
  same: ['Chamadas sobre o mesmo registro', 'Calls about the same record'],
  requestId: ['Copiar o request id', 'Copy the request id'],
  key: ['Copiar a Idempotency-Key', 'Copy the Idempotency-Key'],
})

type ActOptions = { mayExport: boolean; language: Language }

export const exchangeActs = (
  { id, resourceId, contractNumber, requestId, idempotencyKey }: Exchange,
  { mayExport, language }: ActOptions,
): readonly RowAct[] => {
  const t = localizedTexts(TEXTS, language)
  const search = contractNumber ?? resourceId
  return [
    ...(mayExport
      ? [{ id: 'file', label: t.file, icon: Download, act: { show: () => downloadExchanges([id]) } }]
      : []),
    ...(search === null
      ? []
      : [
          {
            id: 'same',
            label: t.same,
            icon: ListFilter,
            act: { href: exchangesHref({ ...NO_EXCHANGE_FILTER, search }) },
          },
        ]),
    ...(requestId === null
      ? []
      : [{ id: 'request', label: t.requestId, icon: Copy, act: { copy: requestId } }]),
    ...(idempotencyKey === null
      ? []
      : [{ id: 'key', label: t.key, icon: Copy, act: { copy: idempotencyKey } }]),
  ]
}

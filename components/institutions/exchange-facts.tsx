import Link from 'next/link'
import { formatSpan } from '#components/charts/figure-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { formatInstant } from '#components/ui/relative-text.ts'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { Exchange } from '#lib/client/institution-exchanges.ts'
import { instantOf } from '#lib/config/clock.ts'
import { exchangesHref, NO_EXCHANGE_FILTER } from './exchange-filter.ts'

const TEXTS = texts({
  institution: ['Instituição', 'Institution'],
  contract: ['Contrato', 'Contract'],
  record: ['Registro', 'Record'],
  requestId: ['request id da instituição', "The institution's request id"],
  key: ['Idempotency-Key', 'Idempotency-Key'],
  took: ['Duração', 'Duration'],
  created: ['Quando', 'When'],
  code: ['Motivo', 'Reason'],
})

const ID = 'break-all font-mono text-xs'

type ExchangeFactsProps = { exchange: Exchange; now: string; className?: string }

export const ExchangeFacts = ({ exchange, now, className }: ExchangeFactsProps) => {
  const t = useTexts(TEXTS)
  const { contractNumber, resourceId, requestId, idempotencyKey, code } = exchange
  const search = contractNumber ?? resourceId
  const fact = (label: string, value: string | null) =>
    value === null ? [] : [{ label, value: <span className={ID}>{value}</span> }]
  return (
    <KeyValueList
      layout="grid"
      className={className}
      items={[
        { label: t.institution, value: exchange.institutionName },
        ...(search === null
          ? []
          : [
              {
                label: contractNumber ? t.contract : t.record,
                value: (
                  <Link
                    href={exchangesHref({ ...NO_EXCHANGE_FILTER, search })}
                    className={`${ID} underline underline-offset-2`}
                  >
                    {search}
                  </Link>
                ),
              },
            ]),
        ...fact(t.requestId, requestId),
        ...fact(t.key, idempotencyKey),
        ...fact(t.code, code),
        { label: t.took, value: formatSpan(exchange.durationMs / 1000) },
        {
          label: t.created,
          value: formatInstant(instantOf(exchange.createdAt)),
          hint: <RelativeTime at={exchange.createdAt} now={now} />,
        },
      ]}
    />
  )
}

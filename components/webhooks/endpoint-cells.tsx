import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Endpoint } from '#lib/client/webhooks.ts'
import { SuccessSparkline } from './success-sparkline.tsx'
import { CAUSE_NAMES, ENDPOINT_MEANINGS, ENDPOINT_NAMES, ENDPOINT_TONES } from './webhook-names.ts'

const TEXTS = texts({
  none: ['sem entregas', 'no deliveries'],
  gone: ['respondeu 410', 'it answered 410'],
  failing: ['falhou por 5 dias', 'it failed for 5 days'],
  bars: [
    'Cada barra é uma hora; cheia: todas as tentativas deram certo.',
    'Each bar is an hour; full: every attempt succeeded.',
  ],
})

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('pt-BR')

export const AddressCell = ({ endpoint: { name, url } }: { endpoint: Endpoint }) => (
  <span className="block max-w-64 @2xl:min-w-28">
    {name === null ? null : <span className="line-clamp-2 font-medium">{name}</span>}
    <span className="line-clamp-2 break-all font-mono text-xs" title={url}>
      {url}
    </span>
  </span>
)

export const SuccessCell = ({ endpoint: { attempts, succeeded, hours } }: { endpoint: Endpoint }) => {
  const t = useTexts(TEXTS)
  if (attempts === 0) return <span className="text-ink-muted">{t.none}</span>
  return (
    <span className="block whitespace-nowrap" title={t.bars}>
      {percent.format(succeeded / attempts)}{' '}
      <span className="text-ink-muted text-xs">
        ({whole.format(succeeded)} / {whole.format(attempts)})
      </span>
      <SuccessSparkline hours={hours} />
    </span>
  )
}

type CellProps = { endpoint: Endpoint; now: string }

export const LastFailureCell = ({ endpoint: { lastFailure }, now }: CellProps) => {
  const causes = useTexts(CAUSE_NAMES)
  if (lastFailure === null) return <span className="text-ink-muted">—</span>
  const { at, cause, status } = lastFailure
  return (
    <span className="block max-w-48">
      {cause === null ? '' : causes[cause]}
      {status === null ? '' : ` (${status})`}
      <RelativeTime at={at} now={now} className="block text-ink-muted text-xs" />
    </span>
  )
}

export const EndpointStateCell = ({ endpoint, now }: CellProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { status, disabledAt, disabledReason, failingSince } = endpoint
  const since = disabledAt ?? failingSince
  const reason = status === 'disabled' ? `${disabledReason === 'gone' ? t.gone : t.failing}, ` : ''
  return (
    <span
      className="flex flex-col items-start gap-0.5 max-sm:items-end"
      title={localized(ENDPOINT_MEANINGS[status], language)}
    >
      <Badge tone={ENDPOINT_TONES[status]}>{localized(ENDPOINT_NAMES[status], language)}</Badge>
      <span className="sr-only">{localized(ENDPOINT_MEANINGS[status], language)}</span>
      {since ? (
        <span className="text-ink-muted text-xs">
          {reason}
          <RelativeTime at={since} now={now} className="whitespace-nowrap" />
        </span>
      ) : null}
    </span>
  )
}

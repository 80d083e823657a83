import Link from 'next/link'
import { centsOfReais } from '#components/language/reais.ts'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProductBadge } from '#components/products/product-badge.tsx'
import { CONSULT_STATUS_DISPLAY } from '#components/statuses/consult-status-display.ts'
import { statusLabel } from '#components/statuses/status-label.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Money } from '#components/ui/money.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { HomeLine } from '#lib/client/home.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { nextActionOf } from './next-action-of.ts'
import { homeLineId } from './steady-groups.ts'

const TEXTS = texts({
  unnamed: ['Cliente', 'Customer'],
  noName: ['ainda sem nome', 'no name yet'],
  balance: ['saldo', 'balance'],
  largest: ['maior saldo', 'largest balance'],
  margin: ['de margem por mês', 'of margin per month'],
  net: ['líquido', 'net'],
  ends: ['vence', 'expires'],
  of: (customer: string) => [` – ${customer}`, ` – ${customer}`],
})

type HomeRowProps = {
  line: HomeLine
  institutionName: (code: string) => string
  now: string
  first: boolean
}

export const HomeRow = ({ line, institutionName, now, first }: HomeRowProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { label, href } = nextActionOf(line)
  const customer = line.clientName ?? `${t.unnamed} ${line.maskedDocument}`
  return (
    <li
      data-row={homeLineId(line)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-3 has-[[data-list-item]:focus-visible]:bg-accent-soft sm:px-5 md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_auto]"
    >
      <Link
        href={`/customers/${line.customerKey}`}
        className="min-w-0 rounded-control hover:text-accent pointer-coarse:min-h-11"
      >
        <span className="line-clamp-2 break-words font-medium" title={customer}>
          {line.clientName ?? <span className="whitespace-nowrap tabular-nums">{line.maskedDocument}</span>}
        </span>
        <span className="block text-ink-muted text-sm tabular-nums">
          {line.clientName ? line.maskedDocument : t.noName}
        </span>
      </Link>
      <div className="col-span-2 row-start-2 min-w-0 text-sm md:col-span-1 md:row-start-auto">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <ProductBadge product={line.product} />
          <About line={line} />
        </p>
        <p className="mt-0.5 text-ink-muted text-xs">
          {line.kind === 'stuck' && line.status ? `${statusText(line.status, language)} · ` : null}
          {line.providers.map(institutionName).join(', ')} · <RelativeTime at={line.since} now={now} />
          {line.until && line.kind !== 'stuck' ? (
            <span className={line.urgent ? 'font-medium text-danger' : undefined}>
              {' · '}
              {t.ends} <RelativeTime at={line.until} now={now} />
            </span>
          ) : null}
        </p>
      </div>
      <LinkButton
        href={href}
        data-list-item
        size="small"
        variant={first ? 'primary' : 'secondary'}
        className="md:min-w-36"
      >
        {localized(label, language)}
        <span className="sr-only">{t.of(customer)}</span>
      </LinkButton>
    </li>
  )
}

const About = ({ line }: { line: HomeLine }) => {
  const t = useTexts(TEXTS)
  if (line.detail) return <span className="line-clamp-2 min-w-0">{line.detail}</span>
  if (line.amount === null) return null
  const words = line.kind !== 'answered' ? t.net : line.product === 'clt' ? t.margin : undefined
  return (
    <span className="min-w-0">
      <Money cents={centsOfReais(line.amount)} className="font-medium" />{' '}
      <span className="text-ink-muted">{words ?? (line.targetIds.length > 1 ? t.largest : t.balance)}</span>
    </span>
  )
}

const statusText = (status: NonNullable<HomeLine['status']>, language: Parameters<typeof statusLabel>[1]) =>
  status in CONSULT_STATUS_DISPLAY
    ? localized(CONSULT_STATUS_DISPLAY[status as ConsultStatus].label, language)
    : statusLabel(status as ProposalStatus, language)

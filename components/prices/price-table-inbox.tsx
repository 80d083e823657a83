import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { formatDay } from '#components/language/day-text.ts'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProductBadge } from '#components/products/product-badge.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { cn } from '#components/ui/class-names.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { PriceChange, PriceChangeActions } from '#lib/client/prices.ts'
import { isReadyToPropose } from '#lib/domain/prices/is-ready-to-propose.ts'
import { priceTableName } from '#lib/domain/prices/price-table-name.ts'
import { CHANGE_KINDS, CHANGE_STATUSES } from './change-words.ts'
import { ProposeSeveral } from './propose-several.tsx'

const TEXTS = texts({
  toDecide: ['Para você decidir', 'For you to decide'],
  toDecideText: [
    'Propostas de outros gestores. Nada muda para os agentes antes da sua decisão.',
    'Proposed by other managers. Nothing changes for the agents before you decide.',
  ],
  onTheWay: ['Suas mudanças em aberto', 'Your open changes'],
  others: ['Rascunhos de outros gestores', 'Drafts of other managers'],
  decide: ['Analisar', 'Review'],
  goOn: ['Continuar', 'Continue'],
  see: ['Ver', 'See'],
  stale: ['Feita sobre uma versão antiga', 'Made on an old version'],
  toDecideCount: (count: number) =>
    count === 1
      ? ['1 mudança para você decidir', '1 change for you to decide']
      : [`${count} mudanças para você decidir`, `${count} changes for you to decide`],
  ownCount: (count: number) =>
    count === 1
      ? ['1 sua em aberto', '1 open of yours']
      : [`${count} suas em aberto`, `${count} open of yours`],
  othersCount: (count: number) =>
    count === 1
      ? ['1 rascunho de outro gestor', '1 draft of another manager']
      : [`${count} rascunhos de outros gestores`, `${count} drafts of other managers`],
  scheduled: ['Com data marcada', 'Scheduled'],
  scheduledCount: (count: number) => [`${count} com data marcada`, `${count} scheduled`],
  from: (day: string) => [`vigora a partir de ${day}`, `in force from ${day}`],
  by: (name: string) => [`por ${name}`, `by ${name}`],
})

type TableInboxProps = {
  changes: readonly PriceChange[]
  propose: PriceChangeActions['propose']
  now: string
}

export const PriceTableInbox = ({ changes, propose, now }: TableInboxProps) => {
  const t = useTexts(TEXTS)
  const id = useId()
  const [open, setOpen] = useState(false)
  const groups = groupsOf(changes, t)
  const next = changes.findLast(isToDecide)
  const ready = changes.filter(isReadyToPropose)
  if (groups.length === 0) return null
  return (
    <Card padding="flush" className={cn('min-w-0 flex-1', next && 'border-warning-line')}>
      <div className="flex min-h-11 items-center gap-3 px-4 sm:min-h-9 sm:px-5">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left font-medium text-sm sm:min-h-8"
        >
          <ChevronDown aria-hidden className={open ? 'size-4 shrink-0 rotate-180' : 'size-4 shrink-0'} />
          <span>{groups.map(({ count }) => count).join(' · ')}</span>
        </button>
        {next && !open ? <DecideLink change={next} /> : null}
      </div>
      <div id={id} hidden={!open}>
        {groups.map(({ key, title, description, rows }) => (
          <section key={key} className="border-t">
            <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3 sm:px-5">
              <h2 className="font-semibold text-sm">{title}</h2>
              {key === 'mine' ? <ProposeSeveral changes={ready} propose={propose} /> : null}
            </div>
            {description ? <p className="px-4 text-ink-muted text-sm sm:px-5">{description}</p> : null}
            <ul className="divide-y divide-line">
              {rows.map((change) => (
                <InboxRow key={change.id} change={change} now={now} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}

const isToDecide = ({ status, isMine }: PriceChange) => status === 'proposed' && !isMine

const groupsOf = (changes: readonly PriceChange[], t: ReturnType<typeof useTexts<typeof TEXTS>>) => {
  const toDecide = changes.filter(isToDecide)
  const scheduled = changes.filter(({ status }) => status === 'scheduled')
  const mine = changes.filter(({ isMine, status }) => isMine && status !== 'scheduled')
  const others = changes.filter(({ status, isMine }) => status === 'draft' && !isMine)
  return [
    {
      key: 'decide',
      title: t.toDecide,
      description: t.toDecideText,
      rows: toDecide,
      count: t.toDecideCount(toDecide.length),
    },
    { key: 'mine', title: t.onTheWay, description: '', rows: mine, count: t.ownCount(mine.length) },
    {
      key: 'scheduled',
      title: t.scheduled,
      description: '',
      rows: scheduled,
      count: t.scheduledCount(scheduled.length),
    },
    { key: 'others', title: t.others, description: '', rows: others, count: t.othersCount(others.length) },
  ].filter(({ rows }) => rows.length > 0)
}

const DecideLink = ({ change }: { change: PriceChange }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <LinkButton
      size="small"
      variant="primary"
      href={`/prices/changes/${change.id}`}
      aria-label={`${t.decide}: ${localized(CHANGE_KINDS[change.kind], language)} ${priceTableName(change)}`}
    >
      {t.decide}
    </LinkButton>
  )
}

const InboxRow = ({ change, now }: { change: PriceChange; now: string }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { tone, text } = CHANGE_STATUSES[change.status]
  const decides = isToDecide(change)
  const word = decides ? t.decide : change.isMine && change.status === 'draft' ? t.goOn : t.see
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
          {localized(CHANGE_KINDS[change.kind], language)} · {priceTableName(change)}
          <ProductBadge product={change.product} />
        </p>
        <p className="mt-0.5 text-ink-muted text-sm">
          {change.institutionName} · {change.startDate ? `${t.from(formatDay(change.startDate))} · ` : ''}
          {t.by(change.createdByName)} · <RelativeTime at={change.proposedAt ?? change.updatedAt} now={now} />
        </p>
      </div>
      <span className="flex flex-wrap gap-1.5">
        {change.stale ? <Badge tone="danger">{t.stale}</Badge> : null}
        <Badge tone={tone}>{localized(text, language)}</Badge>
      </span>
      <LinkButton
        size="small"
        variant={decides ? 'primary' : 'secondary'}
        href={`/prices/changes/${change.id}`}
        aria-label={`${word}: ${localized(CHANGE_KINDS[change.kind], language)} ${priceTableName(change)}`}
      >
        {word}
      </LinkButton>
    </li>
  )
}

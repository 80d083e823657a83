'use client'
import dynamic from 'next/dynamic'
import { formatDay } from '#components/language/day-text.ts'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { StaleNotice } from '#components/live/stale-notice.tsx'
import { ProductBadge } from '#components/products/product-badge.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type PriceChangeActions, type PriceChangeDetail, usePriceChange } from '#lib/client/prices.ts'
import { instantOf } from '#lib/config/clock.ts'
import { type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { priceTableName } from '#lib/domain/prices/price-table-name.ts'
import { CHANGE_KINDS, CHANGE_STATUSES } from './change-words.ts'
import { StaleCallout } from './stale-callout.tsx'

const DraftForm = dynamic(() => import('./draft-form.tsx').then((module) => module.DraftForm))
const ChangeReading = dynamic(() => import('./change-reading.tsx').then((module) => module.ChangeReading))

const TEXTS = texts({
  back: ['Tabelas', 'Tables'],
  by: (name: string) => [`por ${name}`, `by ${name}`],
  on: (version: number) => [`sobre a versão ${version}`, `on version ${version}`],
  table: ['Ver a tabela', 'See the table'],
  from: (day: string) => [`vigora a partir de ${day}`, `in force from ${day}`],
})

type ChangeScreenProps = { initial: PriceChangeDetail; actions: PriceChangeActions; today: Day; now: string }

export const ChangeScreen = ({ initial, actions, today, now }: ChangeScreenProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const query = usePriceChange(initial)
  const { data: change } = query
  // Amounts of a decided change are computed as of the day of the decision.
  const day = change.decidedAt === null ? today : dayInSaoPaulo(instantOf(change.decidedAt))
  const status = CHANGE_STATUSES[change.status]
  const tableId = change.newest?.id ?? change.tableId
  return (
    <>
      <PageHeader
        back={{ href: '/prices', label: t.back }}
        title={`${localized(CHANGE_KINDS[change.kind], language)} · ${priceTableName(change)}`}
        meta={
          <>
            <Badge tone={status.tone}>{localized(status.text, language)}</Badge>
            <ProductBadge product={change.product} />
            <span>
              {change.institutionName}
              {change.baseVersion === null ? '' : ` · ${t.on(change.baseVersion)}`} ·{' '}
              {change.startDate ? `${t.from(formatDay(change.startDate))} · ` : ''}
              {t.by(change.createdByName)} · <RelativeTime at={change.updatedAt} now={now} />
            </span>
          </>
        }
        actions={tableId ? <LinkButton href={`/prices/${tableId}`}>{t.table}</LinkButton> : null}
      />
      <StaleNotice query={query} />
      {change.stale ? <StaleCallout change={change} rebase={actions.rebase} now={now} /> : null}
      {change.status === 'draft' && change.isMine ? (
        <DraftForm key={change.id} {...{ change, actions, today, now }} />
      ) : (
        <ChangeReading {...{ change, actions, now }} today={day} />
      )}
    </>
  )
}

import { said, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProductBadge } from '#components/products/product-badge'
import { Badge } from '#components/ui/badge'
import { Card } from '#components/ui/card'
import { LinkButton } from '#components/ui/link-button'
import { RelativeTime } from '#components/ui/relative-time'
import { useLanguage } from '#components/use-language'
import type { PriceChange } from '#lib/client/prices'
import { CHANGE_KINDS, CHANGE_STATUSES } from './change-words.ts'

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
  by: (name: string) => [`por ${name}`, `by ${name}`],
})

type TableInboxProps = { changes: readonly PriceChange[]; now: string }

/**
 * The changes that still wait: first those this manager decides on, then their own, then what others are
 * drafting.
 */
export const PriceTableInbox = ({ changes, now }: TableInboxProps) => {
  const t = useTexts(TEXTS)
  const groups = [
    {
      id: 'decide',
      title: t.toDecide,
      description: t.toDecideText,
      rows: changes.filter(({ status, isMine }) => status === 'proposed' && !isMine),
    },
    { id: 'mine', title: t.onTheWay, description: '', rows: changes.filter(({ isMine }) => isMine) },
    {
      id: 'others',
      title: t.others,
      description: '',
      rows: changes.filter(({ status, isMine }) => status === 'draft' && !isMine),
    },
  ].filter(({ rows }) => rows.length > 0)
  return groups.map(({ id, title, description, rows }) => (
    <Card
      key={id}
      title={title}
      description={description}
      padding="flush"
      className={id === 'decide' ? 'border-warning-line' : undefined}
    >
      <ul className="divide-y divide-line border-t">
        {rows.map((change) => (
          <InboxRow key={change.id} change={change} now={now} />
        ))}
      </ul>
    </Card>
  ))
}

const InboxRow = ({ change, now }: { change: PriceChange; now: string }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { tone, text } = CHANGE_STATUSES[change.status]
  const decides = change.status === 'proposed' && !change.isMine
  const word = decides ? t.decide : change.isMine && change.status === 'draft' ? t.goOn : t.see
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
          {said(CHANGE_KINDS[change.kind], language)} · {change.product === 'clt' ? change.label : change.key}
          <ProductBadge product={change.product} />
        </p>
        <p className="mt-0.5 text-ink-muted text-sm">
          {change.institutionName} · {t.by(change.createdByName)} ·{' '}
          <RelativeTime at={change.proposedAt ?? change.updatedAt} now={now} />
        </p>
      </div>
      <span className="flex flex-wrap gap-1.5">
        {change.stale ? <Badge tone="danger">{t.stale}</Badge> : null}
        <Badge tone={tone}>{said(text, language)}</Badge>
      </span>
      <LinkButton
        size="small"
        variant={decides ? 'primary' : 'secondary'}
        href={`/tables/changes/${change.id}`}
        aria-label={`${word}: ${said(CHANGE_KINDS[change.kind], language)} ${change.key}`}
      >
        {word}
      </LinkButton>
    </li>
  )
}

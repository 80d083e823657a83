'use client'
import { Eye, UserCheck } from 'lucide-react'
import dynamic from 'next/dynamic'
import type { MouseEvent as PointedAt } from 'react'
import { centsOfReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProductBadge } from '#components/products/product-badge.tsx'
import { SteadyBox } from '#components/tables/steady-box.tsx'
import type { Selection } from '#components/tables/use-selection.ts'
import { useSteadyRows } from '#components/tables/use-steady-rows.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { cn } from '#components/ui/class-names.ts'
import { Money } from '#components/ui/money.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { Tone } from '#components/ui/tone.ts'
import type { QueuedReview, ReviewQueue } from '#lib/client/review.ts'
import { instantOf } from '#lib/config/clock.ts'
import { NothingQueued } from './nothing-queued.tsx'

// The checkbox is useless before hydration, so it is not rendered on the server; its space is reserved.
const RowBox = dynamic(() => import('#components/tables/row-box.tsx').then((module) => module.RowBox), {
  ssr: false,
})

const HOUR_MS = 3_600_000

const queueAgeTone = (waitedMs: number): Extract<Tone, 'neutral' | 'warning' | 'danger'> =>
  waitedMs >= 4 * HOUR_MS ? 'danger' : waitedMs >= HOUR_MS ? 'warning' : 'neutral'

const TEXTS = texts({
  loading: ['Carregando a fila', 'Loading the queue'],
  count: (count: string, exact: boolean) =>
    count === '1'
      ? ['1 aguardando decisão', '1 awaiting a decision']
      : exact
        ? [`${count} aguardando decisão`, `${count} awaiting a decision`]
        : [`Mais de ${count} aguardando decisão`, `More than ${count} awaiting a decision`],
  shown: (count: number) => [`Mostrando ${count}.`, `Showing ${count}.`],
  mine: ['Com você', 'With you'],
  with: (name: string) => [`Com ${name}`, `With ${name}`],
  own: ['Sua', 'Yours'],
  returned: ['Voltou corrigida', 'Back with corrections'],
  more: ['Mostrar mais', 'Show more'],
  queued: ['na fila', 'queued'],
  choose: (name: string) => [`Selecionar ${name}`, `Select ${name}`],
})

const idOf = ({ id }: QueuedReview) => id

type ReviewQueueListProps = {
  queue: ReviewQueue | undefined
  loading: boolean
  loadingMore: boolean
  onMore: () => void
  filtered: boolean
  selectedId: string | undefined
  selection: Selection
  now: string
  institutions: readonly { code: string; name: string }[]
  hrefOf: (id: string) => string
  onOpen: (id: string) => void
}

export const ReviewQueueList = ({
  queue,
  loading,
  filtered,
  loadingMore,
  onMore,
  ...props
}: ReviewQueueListProps) => {
  const t = useTexts(TEXTS)
  // Loading more rows changes the key, so that they appear at once even if the list is frozen.
  const resetKey = `${props.hrefOf('')} ${loading} ${loadingMore}`
  const steady = useSteadyRows({ rows: queue?.data ?? [], keyOf: idOf, resetKey })
  if (!queue)
    return loading ? (
      <div
        role="status"
        aria-label={t.loading}
        className="mt-3 rounded-card border bg-raised px-4 shadow-card"
      >
        <Skeleton variant="row" lines={5} />
      </div>
    ) : null
  const { data, total, totalIsExact, nextCursor } = queue
  if (data.length === 0)
    return (
      <NothingQueued
        filtered={filtered}
        className={cn('mt-3 rounded-card border bg-raised shadow-card', total === 0 && 'lg:hidden')}
      />
    )
  return (
    <>
      <p className="mt-2 mb-1.5 px-1 text-ink-muted text-xs" aria-live="polite">
        {t.count(total.toLocaleString('pt-BR'), totalIsExact)}
        {total > data.length ? ` ${t.shown(data.length)}` : ''}
      </p>
      <SteadyBox steady={steady}>
        <ol
          aria-busy={loading}
          className="divide-y divide-line overflow-hidden rounded-card border bg-raised shadow-card lg:max-h-[calc(100dvh-10rem)] lg:overflow-y-auto"
        >
          {steady.rows.map((row) => (
            <QueueLine key={row.id} row={row} {...props} />
          ))}
          {nextCursor === null ? null : (
            <li className="p-2">
              <Button size="small" full pending={loadingMore} onClick={onMore}>
                {t.more}
              </Button>
            </li>
          )}
        </ol>
      </SteadyBox>
    </>
  )
}

const AGE_CLASSES = { neutral: '', warning: 'font-medium text-warning', danger: 'font-semibold text-danger' }

type QueueLineProps = Omit<
  ReviewQueueListProps,
  'queue' | 'loading' | 'filtered' | 'loadingMore' | 'onMore'
> & { row: QueuedReview }

const QueueLine = ({ row, selectedId, selection, now, institutions, hrefOf, onOpen }: QueueLineProps) => {
  const t = useTexts(TEXTS)
  const age = queueAgeTone(instantOf(now).getTime() - instantOf(row.waitingSince).getTime())
  const openHere = (event: PointedAt) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(row.id)
  }
  return (
    <li id={`queued-${row.id}`} data-row={row.id} className="relative">
      <span className="absolute top-3 left-4 z-10 compact:top-2 max-lg:hidden">
        <RowBox
          aria-label={t.choose(`${row.clientName}, ${row.contractNumber}`)}
          checked={selection.has(row.id)}
          onChange={({ nativeEvent }) =>
            selection.toggle(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </span>
      <a
        href={hrefOf(row.id)}
        onClick={openHere}
        aria-current={row.id === selectedId ? 'true' : undefined}
        data-list-item
        className="block border-transparent border-l-3 px-3.5 py-3 lg:pl-10 compact:sm:py-2 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 lg:aria-[current]:border-accent lg:aria-[current]:bg-accent-soft"
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 font-medium text-sm [overflow-wrap:anywhere]">{row.clientName}</span>
          <Money cents={centsOfReais(row.availableBalance)} size="small" className="shrink-0 font-medium" />
        </span>
        <span className="mt-0.5 flex items-center justify-between gap-3 text-ink-muted text-xs compact:sm:hidden">
          <span className="flex min-w-0 items-center gap-1.5">
            <ProductBadge product={row.product} />
            <span className="truncate">
              {institutions.find(({ code }) => code === row.provider)?.name ?? row.provider}
            </span>
          </span>
          <span className={cn('shrink-0', AGE_CLASSES[age])}>
            {t.queued} <RelativeTime at={row.waitingSince} now={now} />
          </span>
        </span>
        <QueueBadges row={row} />
      </a>
    </li>
  )
}

const QueueBadges = ({ row }: { row: QueuedReview }) => {
  const t = useTexts(TEXTS)
  return (
    <span className="mt-2 flex flex-wrap gap-1 compact:sm:hidden">
      {row.claim ? (
        <Badge tone="info" icon={<UserCheck />}>
          {row.claim.isMine ? t.mine : t.with(row.claim.name)}
        </Badge>
      ) : null}
      {row.alsoHere.map((name) => (
        <Badge key={name} icon={<Eye />}>
          {name}
        </Badge>
      ))}
      {row.isOwn ? <Badge tone="info">{t.own}</Badge> : null}
      {row.isReturned ? <Badge tone="positive">{t.returned}</Badge> : null}
      {row.reasons.map(({ code, title, at }) => (
        <Badge key={`${code}-${at}`} tone="warning">
          {title}
        </Badge>
      ))}
    </span>
  )
}

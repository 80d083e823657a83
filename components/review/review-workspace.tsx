'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { ReviewWorkspaceActions } from '#components/decisions/review-actions.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useShortcuts } from '#components/shell/use-shortcuts.ts'
import { announce } from '#components/ui/announce.ts'
import { cn } from '#components/ui/class-names.ts'
import {
  mergeQueuePages,
  type QueuedReview,
  type ReviewCase,
  type ReviewQueue,
  useNextCase,
  useReviewQueue,
} from '#lib/client/review.ts'
import { filterQueue } from './filter-queue.ts'
import { LastDecision } from './last-decision.tsx'
import { reviewAddress } from './review-address.ts'
import { ReviewCasePane } from './review-case-pane.tsx'
import { queueQueryOf, type ReviewFilter, readReviewFilter, reviewHref } from './review-filter.ts'
import { ReviewQueuePane } from './review-queue-pane.tsx'
import { useAfterDecision } from './use-after-decision.ts'
import { useQueueNavigation } from './use-queue-navigation.ts'

const TEXTS = texts({
  queue: ['Fila de análise', 'Review queue'],
  next: ['Próxima proposta', 'Next proposal'],
  previous: ['Proposta anterior', 'Previous proposal'],
  opened: (name: string) => [`Aberta: ${name}`, `Opened: ${name}`],
})

export type ReviewWorkspaceProps = {
  initial: { filter: ReviewFilter; queue: ReviewQueue; opened: ReviewCase | null }
  institutions: readonly { code: string; name: string }[]
  reasons: readonly { code: string; title: string }[]
  now: string
  actions: ReviewWorkspaceActions
}

const indexOf = (rows: readonly QueuedReview[], id: string | undefined) =>
  rows.findIndex((row) => row.id === id)

const neighbourOf = (rows: readonly QueuedReview[], id: string | undefined) => {
  const here = indexOf(rows, id)
  return (here < 0 ? undefined : rows[here + 1]) ?? (here > 0 ? rows[here - 1] : undefined)
}

/** The keyboard alone is enough to use it. Narrow screens show either the queue or the case. */
export const ReviewWorkspace = ({ initial, institutions, reasons, now, actions }: ReviewWorkspaceProps) => {
  const t = useTexts(TEXTS)
  const filter = readReviewFilter(useSearchParams())
  const [searched, setSearched] = useState('')
  const same = reviewHref({ ...filter, id: '' }) === reviewHref({ ...initial.filter, id: '' })
  const filtered = reviewHref({ ...filter, id: '' }) !== '/review'
  const list = useReviewQueue(queueQueryOf(filter), same ? initial.queue : undefined)
  const queue = list.data && mergeQueuePages(list.data)
  const rows = filterQueue(queue?.data ?? [], searched)
  const first = rows[0]?.id
  const selectedId = filter.id === '' ? first : filter.id
  useNextCase(neighbourOf(rows, selectedId)?.id)
  const open = (id: string) =>
    reviewAddress.go({ ...reviewAddress.read(), id }, reviewAddress.read().id === '' ? 'push' : 'replace')
  const { more, stepFrom, following } = useQueueNavigation(list, rows, selectedId)
  const move = async (by: 1 | -1) => {
    const next = await stepFrom(reviewAddress.read().id || first, by)
    if (!next) return
    open(next.id)
    announce(t.opened(next.clientName))
  }
  useQueueKeys((by) => void move(by))
  useRowInView(selectedId)
  const { last, ...decision } = useAfterDecision(following)
  return (
    <div
      data-wide
      className="grid gap-x-5 lg:grid-cols-[19rem_minmax(0,1fr)] lg:items-start min-[88rem]:grid-cols-[23rem_minmax(0,1fr)]"
    >
      <ReviewQueuePane
        {...{ list, filter, filtered, selectedId, now, institutions, reasons, searched }}
        queue={queue && { ...queue, data: rows }}
        onSearch={setSearched}
        onOpen={open}
        onMore={more}
        claim={actions.claim}
      />
      {last ? (
        <LastDecision proposal={last} className={placeOfDecision(filter.id === '' && first !== undefined)} />
      ) : null}
      <div data-row-preview={selectedId} className={columnOfCase(filter.id === '')}>
        <ReviewCasePane
          id={selectedId}
          filtered={list.data ? filtered || searched !== '' : null}
          initial={initial.opened?.proposal.id === selectedId ? (initial.opened ?? undefined) : undefined}
          institutions={institutions}
          now={now}
          actions={actions}
          requestedId={() => reviewAddress.read().id || (selectedId ?? '')}
          onAsk={(id) =>
            reviewAddress.read().id === '' && reviewAddress.go({ ...reviewAddress.read(), id }, 'replace')
          }
          onBack={() => reviewAddress.go({ ...reviewAddress.read(), id: '' }, 'replace')}
          {...decision}
        />
      </div>
    </div>
  )
}

const columnOfCase = (isQueueShown: boolean) => cn('min-w-0 lg:col-start-2', isQueueShown && 'max-lg:hidden')

const placeOfDecision = (isQueueShown: boolean) =>
  isQueueShown ? 'max-lg:order-last max-lg:mt-3' : 'max-lg:order-first'

const useQueueKeys = (move: (by: 1 | -1) => void) => {
  const t = useTexts(TEXTS)
  useShortcuts(t.queue, [
    { keys: 'j', label: t.next, run: () => move(1), repeats: true },
    { keys: 'k', label: t.previous, run: () => move(-1), repeats: true },
  ])
}

const useRowInView = (id: string | undefined) =>
  useEffect(() => {
    if (id !== undefined) document.getElementById(`queued-${id}`)?.scrollIntoView({ block: 'nearest' })
  }, [id])

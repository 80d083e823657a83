import type { ReviewQueue, useReviewQueue } from '#lib/client/review'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { cn } from '../ui/class-names.ts'
import { ReadProblem } from '../ui/read-problem.tsx'
import { reviewAddress } from './review-address.ts'
import { type ReviewFilter, reviewHref } from './review-filter.ts'
import { ReviewFilters } from './review-filters.tsx'
import { ReviewQueueList } from './review-queue-list.tsx'

const TEXTS = texts({ queue: ['Fila de análise', 'Review queue'] })

type ReviewQueuePaneProps = {
  list: ReturnType<typeof useReviewQueue>
  /** What is shown of it. */
  queue: ReviewQueue | undefined
  filter: ReviewFilter
  filtered: boolean
  chosen: string | undefined
  searched: string
  now: string
  institutions: readonly { code: string; name: string }[]
  reasons: readonly { code: string; title: string }[]
  onSearch: (text: string) => void
  onOpen: (id: string) => void
  onMore: () => void
}

/** The queue with what narrows and sorts it; a narrow screen shows it without the proposal beside it. */
export const ReviewQueuePane = ({
  list,
  queue,
  filter,
  searched,
  reasons,
  onSearch,
  ...props
}: ReviewQueuePaneProps) => {
  const t = useTexts(TEXTS)
  return (
    <section
      aria-label={t.queue}
      className={cn('min-w-0 lg:sticky lg:top-6', filter.id !== '' && 'max-lg:hidden')}
    >
      <ReviewFilters
        filter={filter}
        institutions={props.institutions}
        reasons={reasons}
        byReason={queue?.byReason ?? []}
        search={searched}
        onSearch={onSearch}
        onChange={(next) => reviewAddress.go({ ...reviewAddress.read(), ...next, id: '' }, 'replace')}
      />
      <ReadProblem read={list} className="mt-3" />
      <ReviewQueueList
        {...props}
        queue={queue}
        filtered={props.filtered || searched !== ''}
        loadingMore={list.isFetchingNextPage}
        loading={list.isPending || list.isPlaceholderData}
        hrefOf={(id) => reviewHref({ ...filter, id })}
      />
    </section>
  )
}

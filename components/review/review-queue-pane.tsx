import { useQueryClient } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import type { ReviewWorkspaceActions } from '#components/decisions/review-actions.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useShortcuts } from '#components/shell/use-shortcuts.ts'
import { focusSelectionBar } from '#components/tables/use-row-keys.ts'
import { useRowsOnScreen } from '#components/tables/use-rows-on-screen.ts'
import { type Selection, useSelection } from '#components/tables/use-selection.ts'
import { cn } from '#components/ui/class-names.ts'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import { useLanguage } from '#components/use-language.ts'
import type { QueuedReview, ReviewQueue, useReviewQueue } from '#lib/client/review.ts'
import { reviewAddress } from './review-address.ts'
import { type ReviewFilter, reviewHref } from './review-filter.ts'
import { ReviewFilters } from './review-filters.tsx'
import { ReviewQueueList } from './review-queue-list.tsx'

const load = () => import('./queue-acts.tsx').then((module) => module.QueueActs)
const QueueActs = dynamic(load, { ssr: false })

const TEXTS = texts({
  queue: ['Fila de análise', 'Review queue'],
  choose: ['Selecionar a proposta aberta', 'Select the open proposal'],
  acts: ['Ir às ações da seleção', 'Go to the actions on the selection'],
})

const idOf = ({ id }: QueuedReview) => id
const nameOf = ({ clientName }: QueuedReview) => clientName

type ReviewQueuePaneProps = {
  list: ReturnType<typeof useReviewQueue>
  queue: ReviewQueue | undefined
  filter: ReviewFilter
  filtered: boolean
  selectedId: string | undefined
  searched: string
  now: string
  institutions: readonly { code: string; name: string }[]
  reasons: readonly { code: string; title: string }[]
  onSearch: (text: string) => void
  onOpen: (id: string) => void
  onMore: () => void
  claim: ReviewWorkspaceActions['claim']
}

export const ReviewQueuePane = ({
  list,
  queue,
  filter,
  searched,
  reasons,
  onSearch,
  claim,
  ...props
}: ReviewQueuePaneProps) => {
  const t = useTexts(TEXTS)
  const rows = queue?.data ?? []
  const { selectedId } = props
  const selection = useSelection(rows.map(idOf))
  const isWanted = usePreloaded(load, selection.ids.length > 0)
  useCasesOnScreen({ rows, selection, claim, onOpen: props.onOpen })
  useShortcuts(t.queue, [
    {
      keys: 'x',
      label: t.choose,
      run: () => selectedId !== undefined && selection.toggle(selectedId, false),
    },
    { keys: 's', label: t.acts, run: focusSelectionBar },
  ])
  return (
    <section
      aria-label={t.queue}
      className={cn('min-w-0 lg:sticky lg:top-6 lg:row-span-2', filter.id !== '' && 'max-lg:hidden')}
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
      <ReadProblem query={list} className="mt-3" />
      <ReviewQueueList
        {...props}
        queue={queue}
        selection={selection}
        filtered={props.filtered || searched !== ''}
        loadingMore={list.isFetchingNextPage}
        loading={list.isPending || list.isPlaceholderData}
        hrefOf={(id) => reviewHref({ ...filter, id })}
      />
      {isWanted ? (
        <QueueActs
          selection={selection}
          selectedRows={rows.filter(({ id }) => selection.has(id))}
          claim={claim}
          institutions={props.institutions}
        />
      ) : null}
    </section>
  )
}

type CasesOnScreen = {
  rows: readonly QueuedReview[]
  selection: Selection
} & Pick<ReviewQueuePaneProps, 'claim' | 'onOpen'>

const useCasesOnScreen = ({ rows, selection, claim, onOpen }: CasesOnScreen) => {
  const client = useQueryClient()
  const language = useLanguage()
  const refetch = () => client.invalidateQueries({ queryKey: ['review'] })
  useRowsOnScreen({
    ...{ rows, idOf, nameOf, selection },
    actsOf: async (row) =>
      (await import('./queue-row-acts.ts')).queueRowActs(row, { language, claim, onOpen, refetch }),
  })
}

'use client'
import dynamic from 'next/dynamic'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { ProposalActions } from '#components/pending-items/proposal-actions.ts'
import { DataTable } from '#components/tables/data-table.tsx'
import { PageSteps } from '#components/tables/page-steps.tsx'
import { SteadyBox } from '#components/tables/steady-box.tsx'
import { useRowActs } from '#components/tables/use-row-acts.ts'
import { useSteadyRows } from '#components/tables/use-steady-rows.ts'
import { useLanguage } from '#components/use-language.ts'
import type { ProposalItem, ProposalPage } from '#lib/client/proposals.ts'
import { NoProposals } from './no-proposals.tsx'
import { OnlyNewest } from './only-newest.tsx'
import { isToFix, proposalColumns } from './proposal-columns.tsx'
import {
  EMPTY_FILTER,
  PAGE_SIZES,
  type ProposalFilter,
  proposalsHref,
  proposalsQuery,
} from './proposal-filter.ts'
import { proposalHref } from './proposal-href.ts'
import { useCancelQuestion } from './use-cancel-question.tsx'

const loadPreview = () => import('./proposal-preview.tsx').then((module) => module.ProposalPreview)
const ProposalPreview = dynamic(loadPreview, { ssr: false })

const loadActs = () => import('./proposal-selection.tsx').then((module) => module.ProposalSelection)
const ProposalSelection = dynamic(loadActs, { ssr: false })

const TEXTS = texts({
  caption: ['Propostas', 'Proposals'],
  one: ['proposta', 'proposal'],
  many: ['propostas', 'proposals'],
})

const NONE: readonly ProposalItem[] = []

const USUAL_VIEW = { columns: EMPTY_FILTER.columns, limit: 20, sort: 'created', order: 'desc' } as const

const keyOf = ({ id }: ProposalItem) => id
const nameOf = ({ clientName, contractNumber }: ProposalItem) => `${clientName}, ${contractNumber}`

type ProposalTableProps = {
  filter: ProposalFilter
  page: ProposalPage | undefined
  loading: boolean
  institutions: readonly { code: string; name: string }[]
  now: string
  go: (change: Partial<ProposalFilter>) => void
  onClear: () => void
  cancel: ProposalActions['cancel']
}

export const ProposalTable = ({ filter, page, institutions, now, ...props }: ProposalTableProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  // The key is empty while loading: a change to the new filter would freeze the rows of the previous page.
  const resetKey = props.loading ? '' : proposalsQuery(filter)
  const steady = useSteadyRows({ rows: page?.data ?? NONE, keyOf, resetKey })
  const { rows } = steady
  const institutionName = (code: string) => institutions.find((one) => one.code === code)?.name ?? code
  const hrefOf = ({ id }: ProposalItem) => proposalHref(id, filter)
  const acting = useRowActs({
    ...{ rows, idOf: keyOf, nameOf, hrefOf, loadPreview, loadActs },
    actsOf: async (row) => (await import('./proposal-acts.ts')).proposalActs(row, actOptions()),
  })
  const { selection, previewed } = acting
  const { ask, question } = useCancelQuestion({ rows, cancel: props.cancel, onDone: selection.drop })
  const actOptions = () => ({ institutionName, language, onCancel: ask })
  const shownIn = { now, language, filter, anyToFix: rows.some(isToFix), institutionName }
  const { columns, sort, order, limit } = filter
  const narrowed = proposalsQuery({ ...filter, ...USUAL_VIEW })
  const pageHref = (cursor: string | null, back: boolean) =>
    cursor === null ? null : proposalsHref({ ...filter, cursor, back })
  return (
    <>
      <OnlyNewest sort={sort} page={page} />
      <SteadyBox steady={steady}>
        <DataTable
          key={`${columns.join()} ${sort} ${order}`}
          caption={t.caption}
          className="rounded-card border bg-raised shadow-card"
          columns={acting.around(proposalColumns(shownIn))}
          rows={rows}
          comfortable={7}
          rowKey={keyOf}
          rowHref={hrefOf}
          loading={props.loading}
          empty={<NoProposals filtered={narrowed !== ''} onClear={props.onClear} />}
        />
      </SteadyBox>
      {acting.acts ? <ProposalSelection {...{ selection, rows, institutionName }} onCancel={ask} /> : null}
      {question}
      {previewed ? (
        <ProposalPreview
          key={previewed.id}
          {...{ row: previewed, now, href: hrefOf(previewed), acts: actOptions() }}
          onClose={acting.close}
        />
      ) : null}
      {page && rows.length > 0 ? (
        <PageSteps
          previousHref={pageHref(page.pages.previousCursor, true)}
          nextHref={pageHref(page.pages.nextCursor, false)}
          total={page.pages.total}
          totalIsExact={page.pages.totalIsExact}
          nouns={[t.one, t.many]}
          size={{ value: limit, choices: PAGE_SIZES, onChange: (size) => props.go({ limit: size }) }}
        />
      ) : null}
    </>
  )
}

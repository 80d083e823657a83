'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useLanguage } from '#components/use-language'
import type { ProposalItem, ProposalPage } from '#lib/client/proposals'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { DataTable } from '../tables/data-table.tsx'
import { NewRows } from '../tables/new-rows.tsx'
import { PageSteps } from '../tables/page-steps.tsx'
import { useRowKeys } from '../tables/use-row-keys.ts'
import { useSelection } from '../tables/use-selection.ts'
import { useSteadyRows } from '../tables/use-steady-rows.ts'
import { usePreloaded } from '../ui/use-preloaded.ts'
import { actingColumns } from './acting-columns.tsx'
import { NoProposals } from './no-proposals.tsx'
import type { ProposalActions } from './proposal-actions.ts'
import { isToFix, proposalColumns } from './proposal-columns.tsx'
import {
  EMPTY_FILTER,
  PAGE_SIZES,
  type ProposalFilter,
  proposalsHref,
  proposalsQuery,
} from './proposal-filter.ts'
import { proposalHref } from './proposal-href.ts'
import { ProposalSelection } from './proposal-selection.tsx'

const load = () => import('./proposal-preview.tsx').then((module) => module.ProposalPreview)
const ProposalPreview = dynamic(load, { ssr: false })

const TEXTS = texts({
  caption: ['Propostas', 'Proposals'],
  one: ['proposta', 'proposal'],
  many: ['propostas', 'proposals'],
})

const NONE: readonly ProposalItem[] = []

/** What does not narrow the list. */
const USUAL_VIEW = { columns: EMPTY_FILTER.columns, limit: 20, sort: 'created', order: 'desc' } as const

const keyOf = ({ id }: ProposalItem) => id

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

/** The rows of the list, the ways to the pages beside this one, and what is there when there are none. */
export const ProposalTable = ({ filter, page, institutions, now, ...props }: ProposalTableProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  // While another page is read, the one before it is shown.
  const asked = props.loading ? '' : proposalsQuery(filter)
  const { rows, waiting, show, over } = useSteadyRows({ rows: page?.data ?? NONE, keyOf, asked })
  const selection = useSelection(rows.map(({ id }) => id))
  const [previewed, setPreviewed] = useState('')
  const shown = rows.find(({ id }) => id === previewed)
  useRowKeys(setPreviewed)
  usePreloaded(load, previewed !== '')
  const institutionName = (code: string) => institutions.find((one) => one.code === code)?.name ?? code
  const shownIn = { now, language, filter, anyToFix: rows.some(isToFix), institutionName }
  const { columns, sort, order, limit } = filter
  const narrowed = proposalsQuery({ ...filter, ...USUAL_VIEW })
  const hrefOf = (cursor: string | null, back: boolean) =>
    cursor === null ? null : proposalsHref({ ...filter, cursor, back })
  return (
    <>
      <div className="relative" {...over}>
        {waiting > 0 ? <NewRows count={waiting} onShow={show} /> : null}
        <DataTable
          key={`${columns.join()} ${sort} ${order}`}
          caption={t.caption}
          className="rounded-card border bg-raised shadow-card"
          columns={actingColumns(proposalColumns(shownIn), { selection, language, onPreview: setPreviewed })}
          rows={rows}
          rowKey={keyOf}
          rowHref={(row) => proposalHref(row.id, filter)}
          loading={props.loading}
          empty={<NoProposals filtered={narrowed !== ''} onClear={props.onClear} />}
        />
      </div>
      <ProposalSelection selection={selection} rows={rows} cancel={props.cancel} />
      {shown ? (
        <ProposalPreview
          key={shown.id}
          row={shown}
          now={now}
          href={proposalHref(shown.id, filter)}
          onClose={() => setPreviewed('')}
        />
      ) : null}
      {page && rows.length > 0 ? (
        <PageSteps
          previousHref={hrefOf(page.pages.previousCursor, true)}
          nextHref={hrefOf(page.pages.nextCursor, false)}
          total={page.pages.total}
          totalIsExact={page.pages.totalIsExact}
          nouns={[t.one, t.many]}
          size={{ value: limit, choices: PAGE_SIZES, onChange: (size) => props.go({ limit: size }) }}
        />
      ) : null}
    </>
  )
}

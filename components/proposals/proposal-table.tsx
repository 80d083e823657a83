'use client'
import { useLanguage } from '#components/use-language'
import type { ProposalPage } from '#lib/client/proposals'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { DataTable } from '../tables/data-table.tsx'
import { PageSteps } from '../tables/page-steps.tsx'
import { NoProposals } from './no-proposals.tsx'
import { isToFix, proposalColumns } from './proposal-columns.tsx'
import {
  EMPTY_FILTER,
  PAGE_SIZES,
  type ProposalFilter,
  proposalsHref,
  proposalsQuery,
} from './proposal-filter.ts'
import { proposalHref } from './proposal-href.ts'

const TEXTS = texts({
  caption: ['Propostas', 'Proposals'],
  one: ['proposta', 'proposal'],
  many: ['propostas', 'proposals'],
})

type ProposalTableProps = {
  filter: ProposalFilter
  page: ProposalPage | undefined
  loading: boolean
  institutions: readonly { code: string; name: string }[]
  now: string
  go: (change: Partial<ProposalFilter>) => void
  onClear: () => void
}

/** The rows of the list, the ways to the pages beside this one, and what is there when there are none. */
export const ProposalTable = ({ filter, page, institutions, now, ...props }: ProposalTableProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const names = new Map(institutions.map(({ code, name }) => [code, name]))
  const { columns, sort, order, limit } = filter
  const narrowed = proposalsQuery({
    ...filter,
    columns: EMPTY_FILTER.columns,
    limit: 20,
    sort: 'created',
    order: 'desc',
  })
  const hrefOf = (cursor: string | null, back: boolean) =>
    cursor === null ? null : proposalsHref({ ...filter, cursor, back })
  return (
    <>
      <DataTable
        key={`${columns.join()} ${sort} ${order}`}
        caption={t.caption}
        className="rounded-card border bg-raised shadow-card"
        columns={proposalColumns({
          now,
          language,
          filter,
          anyToFix: page?.data.some(isToFix) ?? false,
          institutionName: (code) => names.get(code) ?? code,
        })}
        rows={page?.data ?? []}
        rowKey={(row) => row.id}
        rowHref={(row) => proposalHref(row.id, filter)}
        loading={props.loading}
        empty={<NoProposals filtered={narrowed !== ''} onClear={props.onClear} />}
      />
      {page && page.data.length > 0 ? (
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

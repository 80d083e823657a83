'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useLanguage } from '#components/use-language'
import { problemIn } from '#lib/client/call-api'
import { type ProposalPage, type SearchProposals, useProposals } from '#lib/client/proposals'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { DataTable } from '../tables/data-table.tsx'
import { NewerOlder } from '../tables/newer-older.tsx'
import { Button } from '../ui/button.tsx'
import { NoProposals } from './no-proposals.tsx'
import { ProductFilter } from './product-filter.tsx'
import { proposalColumns } from './proposal-columns.tsx'
import { listQueryOf, type ProposalFilter, proposalsHref } from './proposal-filter.ts'
import { ProposalSearchForm } from './proposal-search-form.tsx'
import { StatusFilter } from './status-filter.tsx'

const TEXTS = texts({
  institution: ['Instituição', 'Institution'],
  allInstitutions: ['Todas as instituições', 'All institutions'],
  retry: ['Tentar de novo', 'Try again'],
  caption: ['Propostas, da mais nova para a mais antiga', 'Proposals, newest first'],
  one: ['proposta', 'proposal'],
  many: ['propostas', 'proposals'],
})

export type ProposalListProps = {
  filter: ProposalFilter
  /** The page of this filter as the server rendered it. */
  initial: ProposalPage
  institutions: readonly { code: string; name: string }[]
  now: string
  search: SearchProposals
}

// A CPF stays out of every address; kept here, it is still there when the person comes back from a proposal.
let heldCpf = ''

/** The proposals of the organization, with search and filters in the address, changing by themselves. */
export const ProposalList = ({ filter, initial, institutions, now, search }: ProposalListProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const router = useRouter()
  const [cpf, setCpf] = useState(heldCpf)
  const hidden = cpf !== ''
  const query = hidden
    ? { ...listQueryOf({ ...filter, search: '', cursor: '' }), search: cpf, limit: '100' }
    : listQueryOf(filter)
  const list = useProposals(hidden ? { query, search } : { query, initial })
  const go = (next: Partial<ProposalFilter>) =>
    router.push(proposalsHref({ ...filter, cursor: '', ...next }), { scroll: false })
  const searchFor = (found: { search: string; cpf: string }) => {
    heldCpf = found.cpf
    setCpf(found.cpf)
    if (found.search !== filter.search || filter.cursor !== '') go({ search: found.search })
  }
  const clear = () => {
    searchFor({ search: '', cpf: '' })
    go({ product: '', search: '', statuses: [], provider: '' })
  }
  const { product, provider, statuses } = filter
  const filtered = hidden || filter.search !== '' || product !== '' || provider !== '' || statuses.length > 0
  const names = new Map(institutions.map(({ code, name }) => [code, name]))
  const page = list.data
  return (
    <div className="space-y-4">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <ProposalSearchForm search={filter.search} cpf={cpf} onSearch={searchFor} />
        <SelectField
          label={t.institution}
          name="provider"
          labelHidden
          className="sm:w-52"
          placeholder={t.allInstitutions}
          options={institutions.map(({ code, name }) => ({ value: code, label: name }))}
          value={provider}
          onChange={(event) => go({ provider: event.currentTarget.value })}
        />
      </div>
      <div className="space-y-2">
        <ProductFilter filter={filter} />
        <StatusFilter filter={filter} />
      </div>
      {list.isError ? (
        <ProblemCallout
          problem={problemIn(list.error)}
          action={
            <Button size="small" onClick={() => void list.refetch()}>
              {t.retry}
            </Button>
          }
        />
      ) : null}
      {list.isError && !page ? null : (
        <DataTable
          caption={t.caption}
          className="overflow-hidden rounded-card border bg-raised shadow-card"
          columns={proposalColumns({ now, language, institutionName: (code) => names.get(code) ?? code })}
          rows={page?.data ?? []}
          rowKey={(row) => row.id}
          rowHref={(row) => `/proposals/${row.id}`}
          loading={!page || list.isPlaceholderData}
          empty={<NoProposals filtered={filtered} onClear={clear} />}
        />
      )}
      {page && page.data.length > 0 ? (
        <NewerOlder
          cursor={hidden ? '' : filter.cursor}
          hrefOf={(cursor) => proposalsHref({ ...filter, cursor })}
          pages={hidden ? { ...page.pages, nextCursor: null } : page.pages}
          shown={page.data.length}
          nouns={[t.one, t.many]}
        />
      ) : null}
    </div>
  )
}

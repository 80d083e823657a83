'use client'
import { SearchX, UsersRound } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProposalSearchForm } from '#components/search/search-form.tsx'
import { useEncryptedSearch } from '#components/search/use-encrypted-search.ts'
import { ListBar } from '#components/tables/list-bar.tsx'
import { NewerOlder } from '#components/tables/newer-older.tsx'
import { usePendingFilter } from '#components/tables/use-pending-filter.ts'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { type CustomerPage, type StartBalancesOf, useCustomers } from '#lib/client/customers.ts'
import type { EncryptSearch } from '#lib/client/proposals.ts'
import { type CustomerFilter, customerQueryOf, customersHref } from './customer-filter.ts'
import { CustomerTable } from './customer-table.tsx'

const TEXTS = texts({
  search: ['CPF ou nome', 'CPF or name'],
  customer: ['cliente', 'customer'],
  customers: ['clientes', 'customers'],
})

export type CustomerListProps = {
  filter: CustomerFilter
  initial: CustomerPage
  institutions: readonly { code: string; name: string }[]
  now: string
  searched: string
  encrypt: EncryptSearch
  startBalances: StartBalancesOf
}

export const CustomerList = ({ filter, initial, institutions, now, ...props }: CustomerListProps) => {
  const t = useTexts(TEXTS)
  const list = useCustomers({ query: customerQueryOf(filter), initial })
  const changeFilter = usePendingFilter(filter, customersHref)
  const go = (next: Partial<CustomerFilter>) => changeFilter({ cursor: '', ...next })
  const { searchFor, problem, forget } = useEncryptedSearch({ ...props, present: filter.search, go })
  const page = list.data
  const clear = () => {
    forget()
    go({ search: '' })
  }
  return (
    <div data-wide className="space-y-3">
      <ListBar
        search={<ProposalSearchForm label={t.search} searched={props.searched} onSearch={searchFor} />}
        set={[]}
      />
      {problem ? <ProblemCallout problem={problem} /> : null}
      <CustomerTable
        {...{ filter, list, institutions, now }}
        startBalances={props.startBalances}
        empty={<NoCustomers filtered={filter.search !== ''} onClear={clear} />}
      />
      {page && (page.data.length > 0 || page.pages.nextCursor !== null) ? (
        <NewerOlder
          cursor={filter.cursor}
          order={filter.order}
          hrefOf={(cursor) => customersHref({ ...filter, cursor })}
          pages={page.pages}
          rowCount={page.data.length}
          nouns={[t.customer, t.customers]}
        />
      ) : null}
    </div>
  )
}

const EMPTY_TEXTS = texts({
  noneFound: ['Nenhum cliente encontrado', 'No customer found'],
  foundNext: [
    'Confira o CPF ou as primeiras letras do nome (3 ou mais). Quem ainda não foi atendido aparece aqui depois da primeira consulta.',
    'Check the CPF or the first letters of the name (3 or more). Who was not served yet appears here after the first query.',
  ],
  clear: ['Limpar busca', 'Clear the search'],
  none: ['Nenhum cliente ainda', 'No customers yet'],
  next: [
    'Cada pessoa para quem você consultar saldo ou enviar um termo aparece aqui.',
    'Everybody whose balance you query or to whom you send a term appears here.',
  ],
  begin: ['Consultar saldo do FGTS', 'Query an FGTS balance'],
})

const NoCustomers = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) => {
  const t = useTexts(EMPTY_TEXTS)
  return filtered ? (
    <EmptyState title={t.noneFound} icon={<SearchX />} action={<Button onClick={onClear}>{t.clear}</Button>}>
      {t.foundNext}
    </EmptyState>
  ) : (
    <EmptyState title={t.none} icon={<UsersRound />} action={<LinkButton href="/fgts">{t.begin}</LinkButton>}>
      {t.next}
    </EmptyState>
  )
}

import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ActingTable } from '#components/tables/acting-table.tsx'
import { ageSort } from '#components/tables/age-sort.ts'
import { useLanguage } from '#components/use-language.ts'
import type { CustomerLine, StartBalancesOf, useCustomers } from '#lib/client/customers.ts'
import { customerColumns } from './customer-columns.tsx'
import { type CustomerFilter, customersHref } from './customer-filter.ts'
import { useStartForCustomer } from './use-start-for-customer.ts'

const loadPreview = () => import('./customer-preview.tsx').then((module) => module.CustomerPreview)
const CustomerPreview = dynamic(loadPreview, { ssr: false })

const loadActs = () => import('./customer-acts.tsx').then((module) => module.CustomerActs)
const CustomerActs = dynamic(loadActs, { ssr: false })

const TEXTS = texts({
  caption: ['Clientes, do atendimento mais recente ao mais antigo', 'Customers, the latest served first'],
  oldestFirst: [
    'Clientes, do atendimento mais antigo ao mais recente',
    'Customers, the longest unserved first',
  ],
})

const idOf = ({ key }: CustomerLine) => key
const nameOf = ({ name, maskedDocument }: CustomerLine) => name ?? maskedDocument

type CustomerTableProps = {
  filter: CustomerFilter
  list: ReturnType<typeof useCustomers>
  institutions: readonly { code: string; name: string }[]
  now: string
  empty: ReactNode
  startBalances: StartBalancesOf
}

export const CustomerTable = ({ filter, list, institutions, now, ...props }: CustomerTableProps) => {
  const { empty, startBalances } = props
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const names = new Map(institutions.map(({ code, name }) => [code, name]))
  const starts = useStartForCustomer(startBalances)
  const institutionName = (code: string) => names.get(code) ?? code
  return (
    <ActingTable
      caption={filter.order === 'asc' ? t.oldestFirst : t.caption}
      list={list}
      columns={customerColumns({
        institutionName,
        now,
        language,
        ageSort: ageSort(filter.order, (order) => customersHref({ ...filter, order, cursor: '' })),
      })}
      rows={list.data?.data}
      rowHref={({ key }) => `/customers/${key}`}
      empty={empty}
      {...{ idOf, nameOf, loadPreview, loadActs }}
      actsOf={async (row) => (await import('./customer-row-acts.ts')).customerRowActs(row, starts, language)}
      preview={(row, close) => (
        <CustomerPreview key={row.key} row={row} onClose={close} {...{ institutionName, now, starts }} />
      )}
      acts={(selection, selectedRows) => (
        <CustomerActs {...{ selection, selectedRows, nameOf, startBalances }} />
      )}
    />
  )
}

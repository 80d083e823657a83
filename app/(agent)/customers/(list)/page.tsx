import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import {
  type CustomerFilter,
  customerQueryOf,
  customersHref,
  readCustomerFilter,
} from '#components/customers/customer-filter.ts'
import { CustomerList } from '#components/customers/customer-list.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { listCustomersContract } from '#lib/contracts/customers/list-customers.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { readSearch } from '#lib/services/access/read-search.ts'
import { listCustomers } from '#lib/services/customers/list-customers.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { encrypt, startBalancesOf } from '../actions.ts'

const TEXTS = texts({ title: ['Clientes', 'Customers'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function CustomersPage({ searchParams }: PageProps) {
  const t = await pageTexts(TEXTS)
  const context = await contextOfPerson('originate')
  const address = await searchParams
  const search = readSearch(context, address.q)
  const filter = { ...readCustomerFilter(address), search: search.encrypted }
  if (search.isMoved) redirect(customersHref(filter))
  const [page, institutions] = await Promise.all([
    listCustomers(context, requestOf(filter)),
    listAllInstitutions(),
  ])
  return (
    <>
      <PageHeader title={t.title} variant="list" />
      <CustomerList
        filter={filter}
        initial={encodeOutput(listCustomersContract, page)}
        institutions={institutions.map(({ code, name }) => ({ code, name }))}
        now={context.now.toISOString()}
        searched={search.display}
        encrypt={encrypt}
        startBalances={startBalancesOf}
      />
    </>
  )
}

const requestOf = (filter: CustomerFilter) => {
  const { query: schema } = listCustomersContract
  return (schema as NonNullable<typeof schema>).parse(customerQueryOf(filter))
}

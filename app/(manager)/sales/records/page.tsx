import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { formatDays } from '#components/charts/figure-text.ts'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { barName } from '#components/sales/bar-name.ts'
import { RecordList } from '#components/sales/record-list.tsx'
import { readRecordsAddress, recordsHref } from '#components/sales/records-address.ts'
import { salesHref, salesQueryOf } from '#components/sales/sales-filter.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { encodeSalesRecords, salesRecordsRequest } from '#lib/contracts/sales/records.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { daysOf } from '#lib/domain/sales/period.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { listSalesRecords } from '#lib/services/sales/list-sales-records.ts'

const TEXTS = texts({
  title: ['Produção', 'Sales'],
  customers: (count: string) => [`${count} clientes`, `${count} customers`],
  customer: ['1 cliente', '1 customer'],
  ended: (count: string) => [`${count} no período`, `${count} in the period`],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function SalesRecordsPage({ searchParams }: PageProps) {
  const t = await pageTexts(TEXTS)
  const context = await contextOfPerson('view_sales')
  const address = readRecordsAddress(await searchParams)
  if (!address) redirect('/sales')
  const { filter, bar, page } = address
  const request = salesRecordsRequest.parse({ ...salesQueryOf(filter), bar, page })
  const [result, institutions] = await Promise.all([
    listSalesRecords(context, request),
    listAllInstitutions(),
  ])
  const records = encodeSalesRecords(result)
  const { total, hasNext, hasPrev } = records.pages
  const totalText = total.toLocaleString('pt-BR')
  const customers = total === 1 ? t.customer : t.customers(totalText)
  const report = salesHref(filter)
  return (
    <>
      <PageHeader
        back={{ href: report, label: t.title }}
        title={barName(bar, context.language)}
        meta={
          <>
            <span>{bar.of === 'step' ? customers : t.ended(totalText)}</span>
            <span>{formatDays(daysOf(request, dayInSaoPaulo(context.now)))}</span>
          </>
        }
      />
      <RecordList
        records={records}
        institutions={institutions.map(({ code, name }) => ({ code, name }))}
        now={context.now.toISOString()}
        hrefs={{
          report,
          newer: hasPrev ? recordsHref(filter, bar, page - 1) : null,
          older: hasNext ? recordsHref(filter, bar, page + 1) : null,
        }}
      />
    </>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PriceTableActions } from '#components/prices/price-table-actions.tsx'
import { PriceTableScreen } from '#components/prices/price-table-screen.tsx'
import { PriceTableWatch } from '#components/prices/price-table-watch.tsx'
import { versionPair } from '#components/prices/version-pair.ts'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { getPriceTableStateContract } from '#lib/contracts/prices/get-price-table-state.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { orNotFound } from '#lib/pages/or-not-found.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getPriceTable } from '#lib/services/prices/get-price-table.ts'
import { start } from '../actions.ts'

const TEXTS = texts({ title: ['Tabela', 'Table'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = {
  params: Promise<{ id: string }>
  searchParams: Promise<AddressQuery>
}

export default async function TablePage({ params, searchParams }: PageProps) {
  const context = await contextOfPerson('manage_prices')
  const { id } = await params
  const detail = await orNotFound(id, () => getPriceTable(context, { id }), notFound)
  const [newest] = detail.versions
  if (!newest) notFound()
  return (
    <PriceTableScreen
      detail={detail}
      newest={newest}
      pair={versionPair(id).read(await searchParams)}
      today={dayInSaoPaulo(context.now)}
      now={context.now.toISOString()}
      actions={<PriceTableActions id={newest.id} active={newest.active} start={start} />}
      watch={<PriceTableWatch key={id} id={id} rendered={encodeOutput(getPriceTableStateContract, detail)} />}
    />
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PriceTableActions } from '#components/prices/price-table-actions'
import { PriceTableView } from '#components/prices/price-table-view'
import { PriceTableWatch } from '#components/prices/price-table-watch'
import { encodeOutput } from '#lib/contracts/encode-output'
import { getPriceTableStateContract } from '#lib/contracts/prices/get-price-table-state'
import { dayInSaoPaulo } from '#lib/domain/calendar'
import { orNotFound } from '#lib/http/or-not-found'
import { contextOfPerson } from '#lib/http/page-session'
import { getPriceTable } from '#lib/services/prices/get-price-table'
import { start } from '../actions.ts'

const TEXTS = texts({ title: ['Tabela', 'Table'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** One fee table or configuration, by its id. */
export default async function TablePage({ params, searchParams }: PageProps) {
  const context = await contextOfPerson('manage_fee_tables')
  const { id } = await params
  const { from, to } = await searchParams
  const detail = await orNotFound(id, () => getPriceTable(context, { id }), notFound)
  const [newest] = detail.versions
  if (!newest) notFound()
  return (
    <PriceTableView
      detail={detail}
      newest={newest}
      pair={{ from: String(from ?? ''), to: String(to ?? '') }}
      today={dayInSaoPaulo(context.now)}
      now={context.now.toISOString()}
      actions={<PriceTableActions id={newest.id} active={newest.active} start={start} />}
      watch={<PriceTableWatch key={id} id={id} rendered={encodeOutput(getPriceTableStateContract, detail)} />}
    />
  )
}

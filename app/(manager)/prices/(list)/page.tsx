import { Plus } from 'lucide-react'
import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { readPriceTableFilter } from '#components/prices/price-table-filter.ts'
import { PriceTableList } from '#components/prices/price-table-list.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { listPriceTablesContract } from '#lib/contracts/prices/list-price-tables.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { listPriceTables } from '#lib/services/prices/list-price-tables.ts'
import { listProductPriceCeilings } from '#lib/services/prices/list-product-price-ceilings.ts'
import { start } from '../actions.ts'
import { propose } from '../changes/actions.ts'

const TEXTS = texts({
  title: ['Tabelas', 'Tables'],
  meaning: [
    'Preços do FGTS e do crédito CLT. O que um gestor propõe, outro aprova.',
    'Prices of FGTS and CLT credit. What one manager proposes, another approves.',
  ],
  ceilings: (waiting: number) =>
    waiting === 0
      ? ['Tetos', 'Ceilings']
      : [`Tetos: ${waiting} a aprovar`, `Ceilings: ${waiting} to approve`],
  create: ['Nova tabela', 'New table'],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function TablesPage({ searchParams }: PageProps) {
  const t = await pageTexts(TEXTS)
  const context = await contextOfPerson('manage_prices')
  const filter = readPriceTableFilter(await searchParams)
  const [overview, institutions, ceilings] = await Promise.all([
    listPriceTables(context),
    listAllInstitutions(),
    listProductPriceCeilings(context),
  ])
  const waiting = ceilings.filter(({ open }) => open && !open.isMine).length
  return (
    <>
      <PageHeader
        variant="list"
        title={t.title}
        meta={t.meaning}
        actions={
          <>
            <LinkButton href="/prices/ceilings">{t.ceilings(waiting)}</LinkButton>
            <LinkButton href="/prices/new" variant="primary" icon={<Plus aria-hidden />}>
              {t.create}
            </LinkButton>
          </>
        }
      />
      <PriceTableList
        filter={filter}
        initial={encodeOutput(listPriceTablesContract, overview)}
        institutions={institutions.map(({ code, name }) => ({ code, name }))}
        now={context.now.toISOString()}
        start={start}
        propose={propose}
      />
    </>
  )
}

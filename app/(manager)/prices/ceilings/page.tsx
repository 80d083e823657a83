import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { CeilingList } from '#components/prices/ceiling-list.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { listProductPriceCeilings } from '#lib/services/prices/list-product-price-ceilings.ts'
import { decide, propose } from './actions.ts'

const TEXTS = texts({
  title: ['Tetos de juros', 'Interest rate ceilings'],
  back: ['Tabelas', 'Tables'],
  meaning: [
    'A maior taxa ao mês de cada produto em cada instituição. O que um gestor propõe, outro aprova.',
    'The highest monthly rate of each product at each institution. What one manager proposes, another approves.',
  ],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

export default async function CeilingsPage() {
  const t = await pageTexts(TEXTS)
  const ceilings = await listProductPriceCeilings(await contextOfPerson('manage_prices'))
  return (
    <>
      <PageHeader back={{ href: '/prices', label: t.back }} title={t.title} meta={t.meaning} />
      <CeilingList ceilings={ceilings} propose={propose} decide={decide} />
    </>
  )
}

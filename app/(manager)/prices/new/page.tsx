import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { NewPriceTableForm } from '#components/prices/new-price-table-form.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { draft } from '../actions.ts'

const TEXTS = texts({
  title: ['Nova tabela', 'New table'],
  back: ['Tabelas', 'Tables'],
  meaning: [
    'Começa como rascunho, com as convenções usuais do produto.',
    'It begins as a draft, with the usual conventions of the product.',
  ],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

export default async function NewTablePage() {
  const t = await pageTexts(TEXTS)
  await contextOfPerson('manage_prices')
  const institutions = await listAllInstitutions()
  return (
    <>
      <PageHeader back={{ href: '/prices', label: t.back }} title={t.title} meta={t.meaning} />
      <NewPriceTableForm
        draft={draft}
        institutions={institutions
          .filter(({ active }) => active)
          .map(({ code, name, products }) => ({ code, name, products }))}
      />
    </>
  )
}

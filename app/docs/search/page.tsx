import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { SearchScreen } from '#components/reference/search-screen.tsx'
import { type AddressQuery, addressFilter, freeText, named } from '#components/tables/address-filter.ts'
import { pageFrame } from '#lib/pages/page-session.ts'
import { searchReference } from '#lib/pages/reference-search.ts'
import { SEARCH_PATH } from '#lib/reference/reference-address.ts'

const TEXTS = texts({ title: ['Busca', 'Search'] })

export const generateMetadata = async (): Promise<Metadata> => pageTexts(TEXTS)

const { read } = addressFilter(SEARCH_PATH, { text: named('q', freeText) })

type SearchPageProps = { searchParams: Promise<AddressQuery> }

export default async function SearchPage({ searchParams }: SearchPageProps) {
  const text = read(await searchParams).text.slice(0, 100)
  const { language } = await pageFrame()
  return <SearchScreen text={text} results={text === '' ? [] : await searchReference(text, language)} />
}

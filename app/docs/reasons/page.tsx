import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { ReasonsScreen } from '#components/reference/reasons-screen.tsx'
import { apiReference } from '#lib/pages/api-reference.ts'

const TEXTS = texts({ title: ['Códigos de erro e de recusa', 'Codes of errors and refusals'] })

export const generateMetadata = async (): Promise<Metadata> => pageTexts(TEXTS)

export default async function ReasonsPage() {
  return <ReasonsScreen operations={(await apiReference()).operations} />
}

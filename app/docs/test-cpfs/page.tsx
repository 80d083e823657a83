import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { TestCpfsScreen } from '#components/reference/test-cpfs-screen.tsx'

const TEXTS = texts({ title: ['CPFs de teste', 'Test CPFs'] })

export const generateMetadata = async (): Promise<Metadata> => pageTexts(TEXTS)

export default function TestCpfsPage() {
  return <TestCpfsScreen />
}

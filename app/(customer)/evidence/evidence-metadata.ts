import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'

const TEXTS = texts({ title: ['Conferir comprovante de consentimento', 'Check a consent receipt'] })

export const evidenceMetadata = async (): Promise<Metadata> => ({
  title: { absolute: (await pageTexts(TEXTS)).title },
})

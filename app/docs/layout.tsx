import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { ReferenceShell } from '#components/reference/reference-shell.tsx'
import { apiReference } from '#lib/pages/api-reference.ts'

const TEXTS = texts({ name: ['Documentação da API', 'API documentation'] })

export const generateMetadata = async (): Promise<Metadata> => {
  const { name } = await pageTexts(TEXTS)
  return { title: { default: name, template: `%s · ${name}` } }
}

/** The pages are public, because integrators at other companies have no account. */
export default async function ReferenceLayout({ children }: { children: ReactNode }) {
  const { operations, tags } = await apiReference()
  return (
    <ReferenceShell operations={operations} tags={tags}>
      {children}
    </ReferenceShell>
  )
}

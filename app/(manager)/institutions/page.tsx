import type { Metadata } from 'next'
import { InstitutionsView } from '#components/institutions/institutions-view'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PageHeader } from '#components/shell/page-header'
import { encodeOutput } from '#lib/contracts/encode-output'
import { listInstitutionHealthContract } from '#lib/contracts/institutions/health'
import { HEALTH_RANGES } from '#lib/domain/institutions/call-figures'
import { contextOfPerson } from '#lib/http/page-session'
import { listInstitutionHealth } from '#lib/services/institutions/list-institution-health'

const TEXTS = texts({ title: ['Instituições', 'Institutions'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** How the institutions do for the organization. */
export default async function InstitutionsPage({ searchParams }: PageProps) {
  const t = await pageTexts(TEXTS)
  const context = await contextOfPerson('view_institutions')
  const asked = (await searchParams).range
  const range = HEALTH_RANGES.find((one) => one === asked) ?? '24h'
  const institutions = await listInstitutionHealth(context, { range })
  return (
    <>
      <PageHeader title={t.title} />
      <InstitutionsView
        key={range}
        range={range}
        initial={encodeOutput(listInstitutionHealthContract, institutions)}
        now={context.now.toISOString()}
      />
    </>
  )
}

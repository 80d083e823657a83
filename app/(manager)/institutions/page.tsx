import type { Metadata } from 'next'
import { readHealthAddress } from '#components/institutions/health-address.ts'
import { InstitutionsScreen } from '#components/institutions/institutions-screen.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { listInstitutionHealthContract } from '#lib/contracts/institutions/health.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { listInstitutionHealth } from '#lib/services/institutions/list-institution-health.ts'

const TEXTS = texts({ title: ['Instituições', 'Institutions'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function InstitutionsPage({ searchParams }: PageProps) {
  const t = await pageTexts(TEXTS)
  const context = await contextOfPerson('view_institutions')
  const { range } = readHealthAddress(await searchParams)
  const institutions = await listInstitutionHealth(context, { range })
  return (
    <>
      <PageHeader title={t.title} />
      <InstitutionsScreen
        key={range}
        range={range}
        initial={encodeOutput(listInstitutionHealthContract, institutions)}
        now={context.now.toISOString()}
      />
    </>
  )
}

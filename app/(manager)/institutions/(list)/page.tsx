import type { Metadata } from 'next'
import { readHealthAddress } from '#components/institutions/health-address.ts'
import { InstitutionTabs } from '#components/institutions/institution-tabs.tsx'
import { InstitutionsScreen } from '#components/institutions/institutions-screen.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { listInstitutionHealthContract } from '#lib/contracts/institutions/health.ts'
import { allows, type Permission } from '#lib/domain/access/permissions.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { listInstitutionHealth } from '#lib/services/institutions/list-institution-health.ts'
import { connect, importPrices, matchWords, switchTo, test } from '../actions.ts'

const TEXTS = texts({ title: ['Instituições', 'Institutions'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function InstitutionsPage({ searchParams }: PageProps) {
  const t = await pageTexts(TEXTS)
  const context = await contextOfPerson('view_institutions')
  const { actor } = context
  const may = (permission: Permission) => actor.kind === 'user' && allows(actor, permission)
  const mayConnect = may('manage_webhooks')
  const { range } = readHealthAddress(await searchParams)
  const institutions = await listInstitutionHealth(context, { range })
  return (
    <>
      <PageHeader title={t.title} />
      <InstitutionTabs />
      <InstitutionsScreen
        key={range}
        range={range}
        initial={encodeOutput(listInstitutionHealthContract, institutions)}
        acts={{
          connect: mayConnect ? connect : null,
          test: mayConnect ? test : null,
          switchTo: mayConnect ? switchTo : null,
          importPrices: may('manage_prices') ? importPrices : null,
          matchWords: mayConnect ? matchWords : null,
        }}
        now={context.now.toISOString()}
      />
    </>
  )
}

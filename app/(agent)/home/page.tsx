import type { Metadata } from 'next'
import { greeting } from '#components/home/greeting.ts'
import { readHomeAddress } from '#components/home/home-address.ts'
import { HomeScreen } from '#components/home/home-screen.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { OwnAccessChanges } from '#components/people/own-access-changes.tsx'
import { HomeOffers } from '#components/samples/home-offers.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { getHomeContract } from '#lib/contracts/home/home.ts'
import { getSampleDataContract } from '#lib/contracts/samples/sample-data.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getHome } from '#lib/services/home/get-home.ts'
import { findFreshTestCpf } from '#lib/services/institutions/find-fresh-test-cpf.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { listOwnAccessChanges } from '#lib/services/people/list-own-access-changes.ts'
import { getSampleData } from '#lib/services/samples/get-sample-data.ts'
import { createSamples, markAccessRead, removeSamples } from './actions.ts'

const TEXTS = texts({
  title: ['Início', 'Home'],
  meaning: ['O que precisa de você agora.', 'What needs you now.'],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function HomePage({ searchParams }: PageProps) {
  const t = await pageTexts(TEXTS)
  const context = await contextOfPerson('originate')
  const { of } = readHomeAddress(await searchParams)
  const [home, institutions, accessChanges, testCpf, samples] = await Promise.all([
    getHome(context, { of: of || undefined }),
    listAllInstitutions(),
    listOwnAccessChanges(context, { unread: true }),
    findFreshTestCpf(context),
    getSampleData(context),
  ])
  return (
    <>
      <PageHeader title={greeting(context.actor.name, context.now, context.language)} meta={t.meaning} />
      <OwnAccessChanges changes={accessChanges} markRead={markAccessRead} />
      {testCpf || samples.isOffered ? (
        <HomeOffers
          testCpf={testCpf}
          samples={encodeOutput(getSampleDataContract, samples)}
          create={createSamples}
          remove={removeSamples}
        />
      ) : null}
      <HomeScreen
        initial={encodeOutput(getHomeContract, home)}
        of={home.scope}
        institutions={institutions.map(({ code, name }) => ({ code, name }))}
        now={context.now.toISOString()}
      />
    </>
  )
}

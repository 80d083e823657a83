import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { consultQueryOf, consultsHref, readConsultFilter } from '#components/clt/consult-filter.ts'
import { ConsultForm } from '#components/clt/consult-form.tsx'
import { ConsultList } from '#components/clt/consult-list.tsx'
import { NoConsultsYet } from '#components/clt/no-consults-yet.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { LocalizedReasons } from '#components/reasons/localized-reasons.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { followUpCltConsultsCommand } from '#lib/contracts/clt/consult-follow-up.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { readSearch } from '#lib/services/access/read-search.ts'
import { listCltInstitutions } from '#lib/services/clt/list-clt-institutions.ts'
import { listFollowedCltConsults } from '#lib/services/clt/list-followed-clt-consults.ts'
import { listTestCpfs } from '#lib/services/institutions/list-test-cpfs.ts'
import { createConsult, encrypt, searchConsults } from '../actions.ts'

const TEXTS = texts({ title: ['Crédito CLT', 'CLT credit'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function CltPage({ searchParams }: PageProps) {
  const t = await pageTexts(TEXTS)
  const context = await contextOfPerson('originate')
  const address = await searchParams
  const search = readSearch(context, address.q)
  const filter = { ...readConsultFilter(address), search: search.encrypted }
  if (search.isMoved) redirect(consultsHref(filter))
  const [page, institutions, testCpfs] = await Promise.all([
    listFollowedCltConsults(context, followUpCltConsultsCommand.body.parse(consultQueryOf(filter))),
    listCltInstitutions(context),
    listTestCpfs(context, 'clt'),
  ])
  const initial = encodeOutput(followUpCltConsultsCommand, page)
  return (
    <>
      <PageHeader title={t.title} variant="list" />
      <ConsultForm
        institutions={institutions}
        testCpfs={testCpfs}
        now={context.now.toISOString()}
        create={createConsult}
        search={searchConsults}
      />
      <LocalizedReasons codes={initial.data.map(({ code }) => code)}>
        <ConsultList
          filter={filter}
          initial={initial}
          institutions={institutions}
          now={context.now.toISOString()}
          none={<NoConsultsYet />}
          search={searchConsults}
          searched={search.display}
          encrypt={encrypt}
        />
      </LocalizedReasons>
    </>
  )
}

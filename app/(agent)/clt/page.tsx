import type { Metadata } from 'next'
import { consultQueryOf, readConsultFilter } from '#components/clt/consult-filter.ts'
import { ConsultForm } from '#components/clt/consult-form'
import { ConsultList } from '#components/clt/consult-list'
import { PageHeader } from '#components/shell/page-header'
import { listCltConsultsContract } from '#lib/contracts/clt/consult-list'
import { encodeOutput } from '#lib/contracts/encode-output'
import { contextOfPerson } from '#lib/http/page-session'
import { listCltConsults } from '#lib/services/clt/list-clt-consults'
import { listCltInstitutions } from '#lib/services/clt/list-clt-institutions'
import { createConsult, searchConsults } from './actions.ts'

export const metadata: Metadata = { title: 'Crédito CLT' }

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** A new consent term, and the consults there are. */
export default async function CltPage({ searchParams }: PageProps) {
  const context = await contextOfPerson('originate')
  const filter = readConsultFilter(await searchParams)
  const { query } = listCltConsultsContract
  const [page, institutions] = await Promise.all([
    listCltConsults(context, (query as NonNullable<typeof query>).parse(consultQueryOf(filter))),
    listCltInstitutions(context),
  ])
  return (
    <>
      <PageHeader title="Crédito CLT" meta="Envie o termo ao cliente e acompanhe a margem até a operação." />
      <ConsultForm
        institutions={institutions}
        now={context.now.toISOString()}
        create={createConsult}
        search={searchConsults}
      />
      <ConsultList
        filter={filter}
        initial={encodeOutput(listCltConsultsContract, page)}
        institutions={institutions}
        now={context.now.toISOString()}
        search={searchConsults}
      />
    </>
  )
}

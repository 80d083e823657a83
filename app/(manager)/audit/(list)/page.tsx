import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { auditHref, auditPageQueryOf, readAuditFilter } from '#components/audit/audit-filter.ts'
import { AuditList } from '#components/audit/audit-list.tsx'
import { AuditState } from '#components/audit/audit-state.tsx'
import { AuditTabs } from '#components/audit/audit-tabs.tsx'
import { WaitingErasures } from '#components/audit/waiting-erasures.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { listAuditContract } from '#lib/contracts/audit/audit.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { allows } from '#lib/domain/access/permissions.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { readSearch } from '#lib/services/access/read-search.ts'
import { getAuditCheck } from '#lib/services/audit/get-audit-check.ts'
import { listAudit } from '#lib/services/audit/list-audit.ts'
import { listAuditActors } from '#lib/services/audit/list-audit-actors.ts'
import { listErasures } from '#lib/services/personal-data/list-erasures.ts'
import { encrypt } from '../actions.ts'

const TEXTS = texts({
  title: ['Auditoria', 'Audit'],
  meta: [
    'Quem fez o quê, quando e de onde. Os registros não podem ser alterados nem apagados.',
    'Who did what, when and from where. Records cannot be changed or deleted.',
  ],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function AuditPage({ searchParams }: PageProps) {
  const context = await contextOfPerson('view_audit')
  const t = await pageTexts(TEXTS)
  const address = await searchParams
  const searched = readSearch(context, address.q)
  const filter = { ...readAuditFilter(address), search: searched.encrypted }
  if (searched.isMoved) redirect(auditHref(filter))
  const { query } = listAuditContract
  const auditQuery = (query as NonNullable<typeof query>).parse(auditPageQueryOf(filter))
  const { actor } = context
  const answers = actor.kind === 'user' && allows(actor, 'answer_subjects')
  const [page, check, actors, erasures] = await Promise.all([
    listAudit(context, auditQuery),
    getAuditCheck(context),
    listAuditActors(context),
    answers ? listErasures(context) : [],
  ])
  const state = <AuditState check={check} now={context.now} />
  return (
    <>
      <PageHeader variant="list" title={t.title} meta={t.meta} />
      {check?.broken ? (
        <>
          <AuditTabs />
          {state}
        </>
      ) : (
        <AuditTabs aside={state} />
      )}
      <WaitingErasures erasures={erasures} />
      <AuditList
        filter={filter}
        initial={encodeOutput(listAuditContract, page)}
        actors={actors}
        now={context.now.toISOString()}
        searched={searched.display}
        encrypt={encrypt}
      />
    </>
  )
}

import type { Metadata } from 'next'
import { AuditTabs } from '#components/audit/audit-tabs.tsx'
import { RefusalSparkline } from '#components/audit/refusal-sparkline.tsx'
import { RevealCounts } from '#components/audit/reveal-counts.tsx'
import { readSecurityFilter, securityPageQueryOf } from '#components/audit/security-filter.ts'
import { SecurityList } from '#components/audit/security-list.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { listSecurityLogContract } from '#lib/contracts/audit/security-log.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { countRefusals } from '#lib/services/audit/count-refusals.ts'
import { listAuditActors } from '#lib/services/audit/list-audit-actors.ts'
import { listReveals } from '#lib/services/audit/list-reveals.ts'
import { listSecurityLog } from '#lib/services/audit/list-security-log.ts'

const TEXTS = texts({
  title: ['Segurança', 'Security'],
  meta: [
    'Entradas e tokens recusados, segunda etapa, sessões, links e perfis. Das pessoas, só o nome da conta.',
    'Refused sign-ins and tokens, second steps, sessions, links and roles. Of people, only the name of the account.',
  ],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function SecurityLogPage({ searchParams }: PageProps) {
  const context = await contextOfPerson('view_audit')
  const t = await pageTexts(TEXTS)
  const filter = readSecurityFilter(await searchParams)
  const { query } = listSecurityLogContract
  const logQuery = (query as NonNullable<typeof query>).parse(securityPageQueryOf(filter))
  const [page, days, accounts, reveals] = await Promise.all([
    listSecurityLog(context, logQuery),
    countRefusals(context),
    listAuditActors(context),
    listReveals(context),
  ])
  return (
    <>
      <PageHeader variant="list" title={t.title} meta={t.meta} />
      <AuditTabs aside={<RefusalSparkline days={days} />} />
      <RevealCounts counts={reveals} />
      <SecurityList
        filter={filter}
        initial={encodeOutput(listSecurityLogContract, page)}
        accounts={accounts}
        now={context.now.toISOString()}
      />
    </>
  )
}

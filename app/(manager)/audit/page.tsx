import { Download } from 'lucide-react'
import type { Metadata } from 'next'
import { auditExportHref, auditQueryOf, readAuditFilter } from '#components/audit/audit-filter.ts'
import { AuditList } from '#components/audit/audit-list'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { PageHeader } from '#components/shell/page-header'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { listAuditContract } from '#lib/contracts/audit/audit'
import { encodeOutput } from '#lib/contracts/encode-output'
import { contextOfPerson } from '#lib/http/page-session'
import { listAudit } from '#lib/services/audit/list-audit'
import { listPeople } from '#lib/services/people/list-people'

const TEXTS = texts({
  title: ['Auditoria', 'Audit'],
  meta: [
    'Quem fez o quê, quando e de onde. Os registros não podem ser alterados nem apagados.',
    'Who did what, when and from where. Nothing here changes or goes away.',
  ],
  export: ['Baixar CSV', 'Download CSV'],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** What everybody did in the organization. */
export default async function AuditPage({ searchParams }: PageProps) {
  const context = await contextOfPerson('view_audit')
  const t = await pageTexts(TEXTS)
  const filter = readAuditFilter(await searchParams)
  const { cursor } = filter
  const { query } = listAuditContract
  const asked = (query as NonNullable<typeof query>).parse({
    ...auditQueryOf(filter),
    ...(cursor !== '' && { cursor }),
  })
  const [page, people] = await Promise.all([listAudit(context, asked), listPeople(context, {})])
  return (
    <>
      <PageHeader
        title={t.title}
        meta={t.meta}
        actions={
          <a href={auditExportHref(filter)} download className={buttonClasses({})}>
            <Download aria-hidden />
            {t.export}
          </a>
        }
      />
      <AuditList
        filter={filter}
        initial={encodeOutput(listAuditContract, page)}
        people={people.map(({ id, name }) => ({ id, name }))}
        now={context.now.toISOString()}
      />
    </>
  )
}

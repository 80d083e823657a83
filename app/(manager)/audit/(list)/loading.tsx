import { AuditTabs } from '#components/audit/audit-tabs.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListSkeleton } from '#components/shell/list-skeleton.tsx'

const TEXTS = texts({
  loading: ['Carregando a auditoria', 'Loading the audit'],
  title: ['Auditoria', 'Audit'],
})

export default function LoadingAudit() {
  const t = useTexts(TEXTS)
  return (
    <ListSkeleton
      label={t.loading}
      title={t.title}
      meta
      tabs={<AuditTabs />}
      tools={['h-5 lg:hidden', 'h-12 lg:h-10']}
      rows={12}
    />
  )
}

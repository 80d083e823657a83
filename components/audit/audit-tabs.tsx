import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { TabLinks } from '#components/ui/tab-links.tsx'

const TEXTS = texts({
  label: ['Auditoria e segurança', 'Audit and security'],
  audit: ['Auditoria', 'Audit'],
  security: ['Segurança', 'Security'],
})

export const AuditTabs = ({ aside }: { aside?: ReactNode }) => {
  const t = useTexts(TEXTS)
  return (
    <TabLinks
      label={t.label}
      aside={aside}
      tabs={[
        { href: '/audit', label: t.audit },
        { href: '/audit/security', label: t.security },
      ]}
    />
  )
}

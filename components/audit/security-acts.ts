import { History, ScrollText, UserRound } from 'lucide-react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { RowAct } from '#components/tables/row-act.ts'
import type { SecurityLogEvent } from '#lib/client/security-log.ts'
import type { Language } from '#lib/domain/language.ts'
import { auditHref, NO_AUDIT_FILTER } from './audit-filter.ts'
import { subjectHref } from './audit-names.ts'
import { NO_SECURITY_FILTER, securityHref } from './security-filter.ts'

const TEXTS = texts({
  account: (name: string) => [`Só ${name}`, `Only ${name}`],
  audit: ['Tudo sobre isto na auditoria', 'Everything about this in the audit'],
  open: ['Abrir o assunto', 'Open the subject'],
})

export const securityActs = (event: SecurityLogEvent, language: Language): readonly RowAct[] => {
  const t = localizedTexts(TEXTS, language)
  const { subjectType, subjectId, accountName } = event
  const href = subjectHref(subjectType, subjectId)
  const isAccount = subjectType === 'user' || subjectType === 'application'
  return [
    ...(isAccount && accountName !== null
      ? [
          {
            id: 'account',
            label: t.account(accountName),
            icon: UserRound,
            act: { href: securityHref({ ...NO_SECURITY_FILTER, account: subjectId }) },
          },
        ]
      : []),
    {
      id: 'audit',
      label: t.audit,
      icon: History,
      act: { href: auditHref({ ...NO_AUDIT_FILTER, subject: subjectId }) },
    },
    ...(href ? [{ id: 'open-subject', label: t.open, icon: ScrollText, act: { href } }] : []),
  ]
}

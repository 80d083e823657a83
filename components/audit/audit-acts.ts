import { Copy, History, ScrollText, UserRound } from 'lucide-react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { RowAct } from '#components/tables/row-act.ts'
import type { AuditEntry } from '#lib/client/audit.ts'
import type { Language } from '#lib/domain/language.ts'
import { auditHref, NO_AUDIT_FILTER } from './audit-filter.ts'
import { subjectHref } from './audit-names.ts'

const TEXTS = texts({
  subject: ['Tudo sobre isto', 'Everything about this'],
  actor: (name: string) => [`Ações de ${name}`, `Actions of ${name}`],
  open: ['Abrir o assunto', 'Open the subject'],
  id: ['Copiar id do assunto', "Copy the subject's id"],
})

export const auditActs = (entry: AuditEntry, language: Language): readonly RowAct[] => {
  const t = localizedTexts(TEXTS, language)
  const { actorId, actorName, subjectType, subjectId } = entry
  const href = subjectHref(subjectType, subjectId)
  return [
    {
      id: 'subject',
      label: t.subject,
      icon: History,
      act: { href: auditHref({ ...NO_AUDIT_FILTER, subject: subjectId }) },
    },
    {
      id: 'actor',
      label: t.actor(actorName),
      icon: UserRound,
      act: { href: auditHref({ ...NO_AUDIT_FILTER, person: actorId }) },
    },
    ...(href ? [{ id: 'open-subject', label: t.open, icon: ScrollText, act: { href } }] : []),
    { id: 'id', label: t.id, icon: Copy, act: { copy: subjectId } },
  ]
}

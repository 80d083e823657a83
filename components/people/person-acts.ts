import { Copy, FileText, ScrollText } from 'lucide-react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { RowAct } from '#components/tables/row-act.ts'
import type { Person } from '#lib/client/people.ts'
import type { Language } from '#lib/domain/language.ts'

const TEXTS = texts({
  email: ['Copiar e-mail', 'Copy the e-mail'],
  proposals: ['Ver propostas', 'See proposals'],
  audit: ['Ver na auditoria', 'See in the audit'],
})

export const personActs = (
  { id, email }: Pick<Person, 'id' | 'email'>,
  language: Language,
): readonly RowAct[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    { id: 'email', label: t.email, icon: Copy, act: { copy: email } },
    { id: 'proposals', label: t.proposals, icon: FileText, act: { href: `/proposals?author=${id}` } },
    { id: 'audit', label: t.audit, icon: ScrollText, act: { href: `/audit?person=${id}` } },
  ]
}

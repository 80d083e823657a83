import { FileText, Link2, MessageSquareText, PencilLine } from 'lucide-react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { fixAddress } from '#components/pending-items/fix-address.ts'
import type { RowAct } from '#components/tables/row-act.ts'
import type { ConsultItem } from '#lib/client/clt.ts'
import type { Language } from '#lib/domain/language.ts'
import { consultMessages } from './consult-messages.ts'

const TEXTS = texts({
  link: ['Copiar link', 'Copy link'],
  reminder: ['Copiar lembrete', 'Copy a reminder'],
  fix: ['Corrigir', 'Fix'],
  operation: ['Ver a operação', 'See the operation'],
})

export const openTermActs = (
  row: ConsultItem,
  institutionName: string,
  language: Language,
): readonly RowAct[] => {
  if (row.status !== 'WAITING_CONSENT') return []
  const t = localizedTexts(TEXTS, language)
  return [
    { id: 'link', label: t.link, icon: Link2, act: { copy: row.consentLink } },
    {
      id: 'reminder',
      label: t.reminder,
      icon: MessageSquareText,
      act: { copy: consultMessages(row, institutionName).reminder },
    },
  ]
}

export const operationActs = ({ operation }: ConsultItem, language: Language): readonly RowAct[] => {
  if (!operation) return []
  const t = localizedTexts(TEXTS, language)
  const fix: RowAct = {
    id: 'fix',
    label: t.fix,
    icon: PencilLine,
    act: { href: fixAddress(operation.id).href({ item: '' }) },
  }
  return [
    ...(operation.status === 'pending' ? [fix] : []),
    { id: 'operation', label: t.operation, icon: FileText, act: { href: `/proposals/${operation.id}` } },
  ]
}

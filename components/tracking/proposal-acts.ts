import { Ban, Copy, Link2, MessageSquareText, PencilLine } from 'lucide-react'
import { centsOfReais } from '#components/language/reais.ts'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { signatureMessages } from '#components/links/signature-messages.ts'
import { fixAddress } from '#components/pending-items/fix-address.ts'
import type { RowAct } from '#components/tables/row-act.ts'
import type { ProposalItem } from '#lib/client/proposals.ts'
import type { Language } from '#lib/domain/language.ts'
import { isToFix } from './proposal-columns.tsx'
import { isCancelable } from './use-cancel-question.tsx'

const TEXTS = texts({
  link: ['Copiar link', 'Copy link'],
  reminder: ['Copiar lembrete', 'Copy a reminder'],
  fix: ['Corrigir', 'Fix'],
  contract: ['Copiar número do contrato', 'Copy the contract number'],
  cancel: ['Cancelar proposta', 'Cancel proposal'],
})

type ProposalActOptions = {
  institutionName: (code: string) => string
  language: Language
  onCancel: (proposals: readonly ProposalItem[]) => void
}

export const reminderOf = (row: ProposalItem, institutionName: (code: string) => string): string =>
  signatureMessages({
    product: row.product,
    name: row.clientName,
    link: row.formalizationLink,
    deadline: row.signatureDeadline,
    netCents: centsOfReais(row.availableBalance),
    institutionName: institutionName(row.provider),
  }).reminder

export const proposalActs = (
  row: ProposalItem,
  { institutionName, language, onCancel }: ProposalActOptions,
): readonly RowAct[] => {
  const t = localizedTexts(TEXTS, language)
  const { id, status, formalizationLink, contractNumber } = row
  const toSign: RowAct[] = [
    { id: 'link', label: t.link, icon: Link2, act: { copy: formalizationLink } },
    {
      id: 'reminder',
      label: t.reminder,
      icon: MessageSquareText,
      act: { copy: reminderOf(row, institutionName) },
    },
  ]
  const fix: RowAct = {
    id: 'fix',
    label: t.fix,
    icon: PencilLine,
    act: { href: fixAddress(id).href({ item: '' }) },
  }
  return [
    ...(status === 'formalization' ? toSign : []),
    ...(isToFix(row) ? [fix] : []),
    { id: 'contract', label: t.contract, icon: Copy, act: { copy: contractNumber } },
    // Once the payout has begun, a cancellation is requested on the proposal's page, which explains it.
    ...(isCancelable(row)
      ? [{ id: 'cancel', label: t.cancel, icon: Ban, act: { show: () => onCancel([row]) } }]
      : []),
  ]
}

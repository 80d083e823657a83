import { Copy, FileText, FolderOpen, UserCheck, UserMinus } from 'lucide-react'
import type { ReviewWorkspaceActions } from '#components/decisions/review-actions.ts'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { RowAct } from '#components/tables/row-act.ts'
import type { Answer } from '#lib/client/answer.ts'
import type { QueuedReview } from '#lib/client/review.ts'
import { runAction } from '#lib/client/run-action.ts'
import type { Language } from '#lib/domain/language.ts'

const TEXTS = texts({
  open: ['Abrir na análise', 'Open in the review'],
  claim: ['Assumir caso', 'Claim the case'],
  claimed: ['Caso assumido', 'Case claimed'],
  giveBack: ['Liberar caso', 'Give the case back'],
  givenBack: ['Caso liberado', 'Case given back'],
  whole: ['Ver a proposta', 'See the proposal'],
  contract: ['Copiar número do contrato', 'Copy the contract number'],
})

type QueueRowActOptions = {
  language: Language
  onOpen: (id: string) => void
  claim: ReviewWorkspaceActions['claim']
  refetch: () => Promise<void>
}

export const queueRowActs = (
  { id, contractNumber, claim: present, isOwn }: QueuedReview,
  { language, onOpen, claim, refetch }: QueueRowActOptions,
): readonly RowAct[] => {
  const t = localizedTexts(TEXTS, language)
  const isMine = present?.isMine ?? false
  const run = async (): Promise<Answer<string>> => {
    const answer = await runAction(claim, { id, claim: !isMine })
    await refetch()
    return answer.ok ? { ok: true, data: isMine ? t.givenBack : t.claimed } : answer
  }
  return [
    { id: 'open', label: t.open, icon: FolderOpen, act: { show: () => onOpen(id) } },
    ...(isMine ? [{ id: 'claim', label: t.giveBack, icon: UserMinus, act: { run } }] : []),
    ...(present === null && !isOwn ? [{ id: 'claim', label: t.claim, icon: UserCheck, act: { run } }] : []),
    { id: 'whole', label: t.whole, icon: FileText, act: { href: `/proposals/${id}` } },
    { id: 'contract', label: t.contract, icon: Copy, act: { copy: contractNumber } },
  ]
}

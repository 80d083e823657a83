'use client'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { type Proposal, useShowProposal } from '#lib/client/proposals'
import { runAction } from '#lib/client/run-action'
import { TextareaField } from '../fields/textarea-field.tsx'
import { type Bilingual, texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/button.tsx'
import type { ProposalActions } from './proposal-actions.ts'

const fillIn = (label: string): Bilingual => [
  `Preencha: ${label.toLowerCase()}.`,
  `Fill in: ${label.toLowerCase()}.`,
]

const TEXTS = {
  approve: texts({
    button: ['Aprovar', 'Approve'],
    title: ['Aprovar esta proposta?', 'Approve this proposal?'],
    description: [
      'A proposta segue para o pagamento ao cliente.',
      'The proposal goes on to be paid to the customer.',
    ],
    label: ['O que foi conferido', 'What was checked'],
    hint: [
      'Por exemplo: dados confirmados com o cliente por telefone.',
      'For example: data confirmed with the customer by phone.',
    ],
    done: ['Proposta aprovada', 'Proposal approved'],
    fillIn,
  }),
  refuse: texts({
    button: ['Recusar', 'Refuse'],
    title: ['Recusar esta proposta?', 'Refuse this proposal?'],
    description: [
      'A proposta termina como recusada e não volta. O motivo fica no histórico.',
      'The proposal ends as refused and does not come back. The reason stays in the history.',
    ],
    label: ['Motivo da recusa', 'Reason for the refusal'],
    hint: ['Por exemplo: documento não é do cliente.', 'For example: the document is not the customer’s.'],
    done: ['Proposta recusada', 'Proposal refused'],
    fillIn,
  }),
}

type ReviewDialogProps = {
  proposal: Proposal
  decision: 'approve' | 'refuse'
  review: ProposalActions['review']
}

/** One decision of a manager, with its reason. */
export const ReviewDialog = ({ proposal, decision, review }: ReviewDialogProps) => {
  const t = useTexts(TEXTS[decision])
  const show = useShowProposal()
  const [reason, setReason] = useState('')
  const confirm = async () => {
    if (reason.trim() === '') return t.fillIn(t.label)
    const answer = await runAction(review, { id: proposal.id, decision, reason })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    show(answer.data)
    announce(t.done)
    return undefined
  }
  const approves = decision === 'approve'
  return (
    <AlertDialog
      title={t.title}
      description={t.description}
      tone={approves ? 'primary' : 'danger'}
      trigger={
        <Button variant={approves ? 'primary' : 'secondary'} icon={approves ? <Check /> : <X />}>
          {t.button}
        </Button>
      }
      confirmLabel={t.button}
      onConfirm={confirm}
    >
      <TextareaField
        label={t.label}
        name="reason"
        hint={t.hint}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </AlertDialog>
  )
}

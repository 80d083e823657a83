'use client'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { type Proposal, useShowProposal } from '#lib/client/proposals'
import { runAction } from '#lib/client/run-action'
import { TextareaField } from '../fields/textarea-field.tsx'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/button.tsx'
import type { ProposalActions } from './proposal-actions.ts'

const TEXTS = {
  approve: {
    button: 'Aprovar',
    title: 'Aprovar esta proposta?',
    description: 'A proposta segue para o pagamento ao cliente.',
    label: 'O que foi conferido',
    hint: 'Por exemplo: dados confirmados com o cliente por telefone.',
    done: 'Proposta aprovada',
  },
  refuse: {
    button: 'Recusar',
    title: 'Recusar esta proposta?',
    description: 'A proposta termina como recusada e não volta. O motivo fica no histórico.',
    label: 'Motivo da recusa',
    hint: 'Por exemplo: documento não é do cliente.',
    done: 'Proposta recusada',
  },
} as const

type ReviewDialogProps = {
  proposal: Proposal
  decision: 'approve' | 'refuse'
  review: ProposalActions['review']
}

/** One decision of a manager, with its reason. */
export const ReviewDialog = ({ proposal, decision, review }: ReviewDialogProps) => {
  const show = useShowProposal()
  const [reason, setReason] = useState('')
  const texts = TEXTS[decision]
  const confirm = async () => {
    if (reason.trim() === '') return `Preencha: ${texts.label.toLowerCase()}.`
    const answer = await runAction(review, { id: proposal.id, decision, reason })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    show(answer.data)
    announce(texts.done)
    return undefined
  }
  const approves = decision === 'approve'
  return (
    <AlertDialog
      title={texts.title}
      description={texts.description}
      tone={approves ? 'primary' : 'danger'}
      trigger={
        <Button variant={approves ? 'primary' : 'secondary'} icon={approves ? <Check /> : <X />}>
          {texts.button}
        </Button>
      }
      confirmLabel={texts.button}
      onConfirm={confirm}
    >
      <TextareaField
        label={texts.label}
        name="reason"
        hint={texts.hint}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </AlertDialog>
  )
}

'use client'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { type Proposal, useShowProposal } from '#lib/client/proposals'
import { runAction } from '#lib/client/run-action'
import { CANCEL_REASONS } from '#lib/domain/proposals/cancel-reasons'
import { cancelTarget } from '#lib/domain/proposals/status'
import { SelectField } from '../fields/select-field.tsx'
import { TextareaField } from '../fields/textarea-field.tsx'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/button.tsx'
import type { ProposalActions } from './proposal-actions.ts'

const AT_ONCE = 'A proposta termina agora e não volta. Para retomar, será preciso simular e criar outra.'
const BY_REQUEST =
  'O pagamento já está em andamento: pediremos à instituição que pare. Se o dinheiro já tiver saído, a proposta será paga.'

/** Asks why, and cancels. */
export const CancelDialog = ({
  proposal,
  cancel,
}: {
  proposal: Proposal
  cancel: ProposalActions['cancel']
}) => {
  const show = useShowProposal()
  const [reason, setReason] = useState('')
  const [description, setDescription] = useState('')
  const confirm = async () => {
    if (reason === '') return 'Escolha o motivo do cancelamento.'
    const answer = await runAction(cancel, { id: proposal.id, reason, cancel_description: description })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    show(answer.data)
    announce('Cancelamento registrado')
    return undefined
  }
  return (
    <AlertDialog
      title="Cancelar esta proposta?"
      description={cancelTarget(proposal.status) === 'awaiting_cancel' ? BY_REQUEST : AT_ONCE}
      trigger={<Button icon={<Ban />}>Cancelar proposta</Button>}
      confirmLabel="Cancelar proposta"
      onConfirm={confirm}
    >
      <div className="space-y-4">
        <SelectField
          label="Motivo"
          name="reason"
          placeholder="Selecione"
          options={CANCEL_REASONS}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <TextareaField
          label="Observação"
          name="description"
          optional
          rows={2}
          maxLength={200}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
      </div>
    </AlertDialog>
  )
}

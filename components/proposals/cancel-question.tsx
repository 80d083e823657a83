'use client'
import { ProblemCallout } from '#components/ui/problem-callout'
import { useLanguage } from '#components/use-language'
import { type Proposal, useShowProposal } from '#lib/client/proposals'
import { useActionForm } from '#lib/client/use-action-form'
import { textIn } from '#lib/domain/language'
import { CANCEL_REASONS } from '#lib/domain/proposals/cancel-reasons'
import { cancelTarget } from '#lib/domain/proposals/status'
import { SelectField } from '../fields/select-field.tsx'
import { TextareaField } from '../fields/textarea-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { announce } from '../ui/announce.ts'
import { OpenedAlertDialog } from '../ui/opened-alert-dialog.tsx'
import type { ProposalActions } from './proposal-actions.ts'

const TEXTS = texts({
  atOnce: [
    'A proposta termina agora e não volta. Para retomar, será preciso simular e criar outra.',
    'The proposal ends now and does not come back. To go on, simulate and create another.',
  ],
  byRequest: [
    'O pagamento já está em andamento: pediremos à instituição que pare. Se o dinheiro já tiver saído, a proposta será paga.',
    'The payout is under way: we will ask the institution to stop. If the money has already left, the proposal will be paid.',
  ],
  chooseReason: ['Escolha o motivo do cancelamento.', 'Choose the reason for canceling.'],
  done: ['Cancelamento registrado', 'Cancellation recorded'],
  title: ['Cancelar esta proposta?', 'Cancel this proposal?'],
  cancel: ['Cancelar proposta', 'Cancel proposal'],
  reason: ['Motivo', 'Reason'],
  select: ['Selecione', 'Select'],
  note: ['Observação', 'Note'],
})

export type CancelQuestionProps = {
  proposal: Proposal
  cancel: ProposalActions['cancel']
  open: boolean
  onOpenChange: (open: boolean) => void
  onCloseAutoFocus: (event: Event) => void
}

/** Asks why, and cancels. */
export const CancelQuestion = ({ proposal, cancel, open, ...props }: CancelQuestionProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const show = useShowProposal()
  const { form, confirm, forgive, problem, error } = useActionForm({
    schema: async () => (await import('#lib/contracts/proposals/cancel-proposal')).cancelProposalCommand.body,
    values: { reason: '', description: '' },
    action: cancel,
    toInput: (typed: { reason: string; description: string }) => ({ id: proposal.id, ...typed }),
    onDone: (canceled: Proposal) => {
      show(canceled)
      announce(t.done)
    },
  })
  return (
    <OpenedAlertDialog
      open={open}
      title={t.title}
      description={cancelTarget(proposal.status) === 'awaiting_cancel' ? t.byRequest : t.atOnce}
      confirmLabel={t.cancel}
      onConfirm={confirm}
      onOpenChange={(next) => {
        forgive()
        props.onOpenChange(next)
      }}
      onCloseAutoFocus={props.onCloseAutoFocus}
    >
      <div className="space-y-4">
        <SelectField
          label={t.reason}
          placeholder={t.select}
          options={CANCEL_REASONS.map(({ value, label }) => ({ value, label: textIn(label, language) }))}
          error={error('reason') && t.chooseReason}
          {...form.register('reason')}
        />
        <TextareaField
          label={t.note}
          optional
          rows={2}
          maxLength={200}
          error={error('description')}
          {...form.register('description')}
        />
        {problem ? <ProblemCallout problem={problem} /> : null}
      </div>
    </OpenedAlertDialog>
  )
}

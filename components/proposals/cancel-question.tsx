'use client'
import { CancelFields, NO_CANCELLATION } from '#components/decisions/cancel-fields.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { ProposalActions } from '#components/pending-items/proposal-actions.ts'
import { announce } from '#components/ui/announce.ts'
import { OpenedAlertDialog } from '#components/ui/opened-alert-dialog.tsx'
import { type Proposal, useCacheProposal } from '#lib/client/proposals.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { cancelTarget } from '#lib/domain/proposals/status.ts'

const TEXTS = texts({
  atOnce: [
    'A proposta termina agora e não volta. Para retomar, será preciso simular e criar outra.',
    'The proposal ends now and does not come back. To go on, simulate and create another.',
  ],
  byRequest: [
    'O pagamento já está em andamento: pediremos à instituição que pare. Se o dinheiro já tiver saído, a proposta será paga.',
    'The payout is under way: we will ask the institution to stop. If the money has already left, the proposal will be paid.',
  ],
  done: ['Cancelamento registrado', 'Cancellation recorded'],
  title: ['Cancelar esta proposta?', 'Cancel this proposal?'],
  requestTitle: ['Pedir o cancelamento?', 'Request the cancellation?'],
  cancel: ['Cancelar proposta', 'Cancel proposal'],
  request: ['Pedir cancelamento', 'Request cancellation'],
})

export type CancelQuestionProps = {
  proposal: Proposal
  cancel: ProposalActions['cancel']
  open: boolean
  onOpenChange: (open: boolean) => void
  onCloseAutoFocus: (event: Event) => void
}

export const CancelQuestion = ({ proposal, cancel, open, ...props }: CancelQuestionProps) => {
  const t = useTexts(TEXTS)
  const show = useCacheProposal()
  const isRequest = cancelTarget(proposal.status) === 'awaiting_cancel'
  const { form, confirm, forgive, problem, error } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/proposals/cancel-proposal.ts')).cancelProposalCommand.body,
    values: NO_CANCELLATION,
    action: cancel,
    toInput: (values: typeof NO_CANCELLATION) => ({ id: proposal.id, ...values }),
    onDone: (canceled: Proposal) => {
      show(canceled)
      announce(t.done)
    },
  })
  return (
    <OpenedAlertDialog
      open={open}
      title={isRequest ? t.requestTitle : t.title}
      description={isRequest ? t.byRequest : t.atOnce}
      confirmLabel={isRequest ? t.request : t.cancel}
      onConfirm={confirm}
      onOpenChange={(next) => {
        forgive()
        props.onOpenChange(next)
      }}
      onCloseAutoFocus={props.onCloseAutoFocus}
    >
      <CancelFields register={form.register} error={error} problem={problem} />
    </OpenedAlertDialog>
  )
}

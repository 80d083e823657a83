'use client'
import { CancelFields, NO_CANCELLATION } from '#components/decisions/cancel-fields.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { ProposalActions } from '#components/pending-items/proposal-actions.ts'
import { announce } from '#components/ui/announce.ts'
import { OpenedAlertDialog } from '#components/ui/opened-alert-dialog.tsx'
import type { Answer, ClientProblem } from '#lib/client/answer.ts'
import { type Proposal, type ProposalItem, useCacheProposal } from '#lib/client/proposals.ts'
import { runAction } from '#lib/client/run-action.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'

const TEXTS = texts({
  title: (count: number) => [
    count === 1 ? 'Cancelar 1 proposta?' : `Cancelar ${count} propostas?`,
    count === 1 ? 'Cancel 1 proposal?' : `Cancel ${count} proposals?`,
  ],
  text: [
    'O motivo vale para todas. Elas não voltam: para retomar, será preciso simular e criar outras.',
    'The reason applies to all. They do not come back: to go on, simulate and create others.',
  ],
  confirm: ['Cancelar propostas', 'Cancel proposals'],
  done: (count: number) => [`Cancelamentos registrados: ${count}`, `Cancellations recorded: ${count}`],
})

type CancelSeveralQuestionProps = {
  proposals: readonly Pick<ProposalItem, 'id'>[]
  cancel: ProposalActions['cancel']
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: () => void
  onCloseAutoFocus: (event: Event) => void
}

type CancelInput = Parameters<ProposalActions['cancel']>[0]

/** One reason applies to all; proposals whose cancellation is refused stay selected. */
export const CancelSeveralQuestion = ({ proposals, cancel, open, ...props }: CancelSeveralQuestionProps) => {
  const t = useTexts(TEXTS)
  const show = useCacheProposal()
  const cancelAll = async (input: CancelInput): Promise<Answer<number>> => {
    let refused: ClientProblem | null = null
    let canceledCount = 0
    for (const { id } of proposals) {
      const answer: Answer<Proposal> = await runAction(cancel, { ...input, id })
      if (answer.ok) {
        show(answer.data)
        canceledCount += 1
      } else refused ??= answer.problem
    }
    return refused ? { ok: false, problem: refused } : { ok: true, data: canceledCount }
  }
  const { form, confirm, forgive, problem, error } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/proposals/cancel-proposal.ts')).cancelProposalCommand.body,
    values: NO_CANCELLATION,
    action: cancelAll,
    toInput: (values: typeof NO_CANCELLATION) => ({ id: proposals[0]?.id ?? '', ...values }),
    onDone: (count: number) => {
      announce(t.done(count))
      props.onDone()
    },
  })
  return (
    <OpenedAlertDialog
      open={open}
      title={t.title(proposals.length)}
      description={t.text}
      confirmLabel={t.confirm}
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

'use client'
import { useState } from 'react'
import { CancelFields, NO_CANCELLATION } from '#components/decisions/cancel-fields.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { ProposalActions } from '#components/pending-items/proposal-actions.ts'
import { RefusedRows } from '#components/tables/refused-rows.tsx'
import { type BulkResult, runBulkAction } from '#components/tables/run-bulk-action.ts'
import { announce } from '#components/ui/announce.ts'
import { Callout } from '#components/ui/callout.tsx'
import { OpenedAlertDialog } from '#components/ui/opened-alert-dialog.tsx'
import type { Answer } from '#lib/client/answer.ts'
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
  refused: (count: number, done: number) => [
    `${count === 1 ? '1 não foi cancelada' : `${count} não foram canceladas`}${done > 0 ? `; canceladas: ${done}` : ''}`,
    `${count === 1 ? '1 was not cancelled' : `${count} were not cancelled`}${done > 0 ? `; cancelled: ${done}` : ''}`,
  ],
  done: (count: number) => [`Cancelamentos registrados: ${count}`, `Cancellations recorded: ${count}`],
})

type CancelItem = Pick<ProposalItem, 'id' | 'clientName' | 'contractNumber'>

type CancelSeveralQuestionProps = {
  proposals: readonly CancelItem[]
  count: number
  cancel: ProposalActions['cancel']
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: (ids: readonly string[]) => void
  onCloseAutoFocus: (event: Event) => void
}

type CancelInput = Parameters<ProposalActions['cancel']>[0]

const idOf = ({ id }: CancelItem) => id
const nameOf = ({ clientName, contractNumber }: CancelItem) => `${clientName}, ${contractNumber}`

export const CancelSeveralQuestion = ({ proposals, count, cancel, ...props }: CancelSeveralQuestionProps) => {
  const t = useTexts(TEXTS)
  const show = useCacheProposal()
  const [outcome, setOutcome] = useState<BulkResult<CancelItem> | null>(null)
  const cancelAll = async (input: CancelInput): Promise<Answer<number>> => {
    setOutcome(null)
    const cancelOne = async ({ id }: CancelItem): Promise<Answer<Proposal>> => {
      const answer: Answer<Proposal> = await runAction(cancel, { ...input, id })
      if (answer.ok) show(answer.data)
      return answer
    }
    const { doneIds, refused } = await runBulkAction({ rows: proposals, idOf, act: cancelOne })
    props.onDone(doneIds)
    const [first] = refused
    if (!first) return { ok: true, data: doneIds.length }
    setOutcome({ doneIds, refused })
    return { ok: false, problem: first.problem }
  }
  const { form, confirm, forgive, problem, error } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/proposals/cancel-proposal.ts')).cancelProposalCommand.body,
    values: NO_CANCELLATION,
    action: cancelAll,
    toInput: (values: typeof NO_CANCELLATION) => ({ id: proposals[0]?.id ?? '', ...values }),
    onDone: (canceledCount: number) => announce(t.done(canceledCount)),
  })
  const isOne = outcome === null || outcome.doneIds.length + outcome.refused.length === 1
  return (
    <OpenedAlertDialog
      open={props.open}
      title={t.title(count)}
      description={t.text}
      confirmLabel={t.confirm}
      onConfirm={confirm}
      onOpenChange={(next) => {
        forgive()
        setOutcome(null)
        props.onOpenChange(next)
      }}
      onCloseAutoFocus={props.onCloseAutoFocus}
    >
      <CancelFields register={form.register} error={error} problem={isOne ? problem : null} />
      {outcome && !isOne ? (
        <Callout
          tone="danger"
          className="mt-4"
          title={t.refused(outcome.refused.length, outcome.doneIds.length)}
        >
          <RefusedRows refused={outcome.refused} nameOf={nameOf} />
        </Callout>
      ) : null}
    </OpenedAlertDialog>
  )
}

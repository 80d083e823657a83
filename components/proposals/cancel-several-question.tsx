'use client'
import { ProblemCallout } from '#components/ui/problem-callout'
import { useLanguage } from '#components/use-language'
import type { Answer, ClientProblem } from '#lib/client/answer'
import { type Proposal, type ProposalItem, useShowProposal } from '#lib/client/proposals'
import { runAction } from '#lib/client/run-action'
import { useActionForm } from '#lib/client/use-action-form'
import { textIn } from '#lib/domain/language'
import { CANCEL_REASONS } from '#lib/domain/proposals/cancel-reasons'
import { SelectField } from '../fields/select-field.tsx'
import { TextareaField } from '../fields/textarea-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { announce } from '../ui/announce.ts'
import { OpenedAlertDialog } from '../ui/opened-alert-dialog.tsx'
import type { ProposalActions } from './proposal-actions.ts'

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
  chooseReason: ['Escolha o motivo do cancelamento.', 'Choose the reason for canceling.'],
  reason: ['Motivo', 'Reason'],
  select: ['Selecione', 'Select'],
  note: ['Observação', 'Note'],
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

type Wanted = Parameters<ProposalActions['cancel']>[0]

/** Asks why once, and cancels several proposals one after the other; what is refused stays chosen. */
export const CancelSeveralQuestion = ({ proposals, cancel, open, ...props }: CancelSeveralQuestionProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const show = useShowProposal()
  const cancelAll = async (wanted: Wanted): Promise<Answer<number>> => {
    let refused: ClientProblem | null = null
    let done = 0
    for (const { id } of proposals) {
      const answer: Answer<Proposal> = await runAction(cancel, { ...wanted, id })
      if (answer.ok) {
        show(answer.data)
        done += 1
      } else refused ??= answer.problem
    }
    return refused ? { ok: false, problem: refused } : { ok: true, data: done }
  }
  const { form, confirm, forgive, problem, error } = useActionForm({
    schema: async () => (await import('#lib/contracts/proposals/cancel-proposal')).cancelProposalCommand.body,
    values: { reason: '', description: '' },
    action: cancelAll,
    toInput: (typed: { reason: string; description: string }) => ({ id: proposals[0]?.id ?? '', ...typed }),
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

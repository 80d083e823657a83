'use client'
import type { KeyboardEvent } from 'react'
import { TextareaField } from '#components/fields/textarea-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { OpenedAlertDialog } from '#components/ui/opened-alert-dialog.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { textIn } from '#lib/domain/language.ts'
import { REVIEW_DECISION_WORDS } from '#lib/domain/review/review-decision-words.ts'
import { CheckedThings, RefusalCauses } from './decision-choices.tsx'
import type { ReviewActions } from './review-actions.ts'

const TEXTS = {
  approve: texts({
    button: ['Aprovar', 'Approve'],
    title: ['Aprovar esta proposta?', 'Approve this proposal?'],
    description: (name: string) => [
      `A proposta de ${name} segue para o pagamento. Não dá para desfazer.`,
      `The proposal of ${name} goes on to payment. This cannot be undone.`,
    ],
    choose: ['O que foi conferido', 'What was checked'],
    missing: ['Escolha ou escreva o que foi conferido.', 'Choose or write what was checked.'],
  }),
  refuse: texts({
    button: ['Recusar', 'Refuse'],
    title: ['Recusar esta proposta?', 'Refuse this proposal?'],
    description: (name: string) => [
      `A proposta de ${name} termina como recusada e não volta. O motivo fica no histórico.`,
      `The proposal of ${name} ends as refused and does not come back. The reason stays in the history.`,
    ],
    choose: ['Motivo da recusa', 'Reason for the refusal'],
    missing: ['Escolha ou escreva o motivo.', 'Choose or write the reason.'],
  }),
}

const NOTE = texts({
  label: ['Mais detalhes', 'More details'],
})

type DecisionValues = { checked: string[]; cause: string; written: string }

const NOTHING_CHOSEN: DecisionValues = { checked: [], cause: '', written: '' }

type DecideDialogProps = {
  proposal: Proposal
  decision: 'approve' | 'refuse'
  review: ReviewActions['review']
  onDecided: (proposal: Proposal) => void
  onClose: () => void
  onCloseAutoFocus: (event: Event) => void
}

const inputOf = (id: string, decision: keyof typeof REVIEW_DECISION_WORDS, values: DecisionValues) => {
  const digits = decision === 'approve' ? values.checked : [values.cause]
  const chosen = digits.flatMap((digit) => REVIEW_DECISION_WORDS[decision][Number(digit) - 1]?.value ?? [])
  return { id, decision, chosen, reason: values.written.trim() || undefined }
}

const toggleDigit = (digits: readonly string[], digit: string) =>
  digits.includes(digit) ? digits.filter((one) => one !== digit) : [...digits, digit]

export const DecideDialog = ({ proposal, decision, review, onDecided, ...close }: DecideDialogProps) => {
  const t = useTexts(TEXTS[decision])
  const note = useTexts(NOTE)
  const language = useLanguage()
  const words = REVIEW_DECISION_WORDS[decision]
  const field = decision === 'approve' ? 'checked' : 'cause'
  const { form, confirm, problem, error } = useActionForm({
    schema: async () => (await import('#lib/contracts/review/review-proposal.ts')).reviewProposalCommand.body,
    values: NOTHING_CHOSEN,
    action: review,
    toInput: (values: DecisionValues) => inputOf(proposal.id, decision, values),
    fieldOf: () => field,
    onDone: onDecided,
  })
  const chooseByDigit = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const writes = target instanceof Element && target.closest('textarea') !== null
    if (writes || ctrlKey || metaKey || altKey || !words[Number(key) - 1]) return
    const next = field === 'cause' ? key : toggleDigit(form.getValues('checked'), key)
    form.setValue(field, next, { shouldValidate: form.formState.isSubmitted })
  }
  const missing = error(field) && t.missing
  const choice = {
    register: form.register,
    words: words.map(({ label }) => textIn(label, language)),
    missing,
  }
  return (
    <OpenedAlertDialog
      open
      confirmsByKeys
      title={t.title}
      description={t.description(proposal.clientName)}
      tone={decision === 'approve' ? 'primary' : 'danger'}
      confirmLabel={t.button}
      onConfirm={confirm}
      onKeyDown={chooseByDigit}
      onOpenChange={(open) => open || close.onClose()}
      onCloseAutoFocus={close.onCloseAutoFocus}
    >
      <div className="space-y-4">
        {field === 'checked' ? (
          <CheckedThings label={t.choose} {...choice} />
        ) : (
          <RefusalCauses label={t.choose} {...choice} />
        )}
        <TextareaField
          label={note.label}
          optional
          rows={2}
          maxLength={400}
          {...form.register('written', { deps: field })}
        />
        {problem ? <ProblemCallout problem={problem} /> : null}
      </div>
    </OpenedAlertDialog>
  )
}

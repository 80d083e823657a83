import type { UseFormRegister } from 'react-hook-form'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextareaField } from '#components/fields/textarea-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { ClientProblem } from '#lib/client/answer.ts'
import { textIn } from '#lib/domain/language.ts'
import { CANCEL_REASONS } from '#lib/domain/proposals/cancel-reasons.ts'

const TEXTS = texts({
  chooseReason: ['Escolha o motivo do cancelamento.', 'Choose the reason for canceling.'],
  reason: ['Motivo', 'Reason'],
  select: ['Selecione', 'Select'],
  note: ['Observação', 'Note'],
})

export const NO_CANCELLATION = { reason: '', description: '' }

type CancelFieldsProps = {
  register: UseFormRegister<typeof NO_CANCELLATION>
  error: (field: keyof typeof NO_CANCELLATION) => string | undefined
  problem: ClientProblem | null
}

export const CancelFields = ({ register, error, problem }: CancelFieldsProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <div className="space-y-4">
      <SelectField
        label={t.reason}
        placeholder={t.select}
        options={CANCEL_REASONS.map(({ value, label }) => ({ value, label: textIn(label, language) }))}
        error={error('reason') && t.chooseReason}
        {...register('reason')}
      />
      <TextareaField
        label={t.note}
        optional
        rows={2}
        maxLength={200}
        error={error('description')}
        {...register('description')}
      />
      {problem ? <ProblemCallout problem={problem} /> : null}
    </div>
  )
}

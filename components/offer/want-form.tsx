'use client'
import { useActionState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { FormProblem } from '#components/self-service/form-problem.tsx'
import { type FormAction, FRESH_FORM } from '#components/self-service/form-state.ts'
import { SubmitButton } from '#components/ui/submit-button.tsx'

const TEXTS = texts({ want: ['Quero esta oferta', 'I want this offer'] })

export const WantForm = ({ want }: { want: FormAction }) => {
  const t = useTexts(TEXTS)
  const [{ problem }, send] = useActionState(want, FRESH_FORM)
  return (
    <form action={send} className="space-y-3">
      <FormProblem problem={problem} />
      <SubmitButton full size="large">
        {t.want}
      </SubmitButton>
    </form>
  )
}

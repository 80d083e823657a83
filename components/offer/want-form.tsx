'use client'
import { useActionState } from 'react'
import { FormProblem } from '#components/self-service/form-problem'
import { type FormAction, FRESH_FORM } from '#components/self-service/form-state.ts'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { SubmitButton } from '../ui/submit-button.tsx'

const TEXTS = texts({ want: ['Quero esta oferta', 'I want this offer'] })

/** Works without JavaScript. */
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

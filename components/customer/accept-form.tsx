'use client'
import { useActionState } from 'react'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Callout } from '../ui/callout.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { errorOf, type FormAction, FRESH_FORM } from './form-state.ts'

const TEXTS = texts({
  read: ['Li e aceito tudo o que está escrito acima.', 'I have read and accept everything written above.'],
})

type AcceptFormProps = {
  acceptance: { text: string; sha256: string }
  accept: FormAction
  /** What the button does. */
  button: string
}

/** The exact text that is accepted, an explicit tick, and the button that says so. */
export const AcceptForm = ({ acceptance, accept, button }: AcceptFormProps) => {
  const t = useTexts(TEXTS)
  const [state, send] = useActionState(accept, FRESH_FORM)
  const unticked = errorOf(state, 'accepted')
  return (
    <form action={send} noValidate className="space-y-4">
      {state.problem && !unticked ? (
        <Callout tone="danger" title={state.problem.detail}>
          {state.problem.nextAction}
        </Callout>
      ) : null}
      <div
        lang="pt-BR"
        className="whitespace-pre-line rounded-control border bg-sunken p-3.5 text-sm leading-6"
      >
        {acceptance.text}
      </div>
      <input type="hidden" name="acceptedTextSha256" value={acceptance.sha256} />
      <Checkbox name="accepted" value="yes" label={t.read} error={unticked} />
      <SubmitButton full size="large">
        {button}
      </SubmitButton>
    </form>
  )
}

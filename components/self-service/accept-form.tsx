'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { SubmitButton } from '#components/ui/submit-button.tsx'
import { AcceptedText } from './accepted-text.tsx'
import { FormProblem } from './form-problem.tsx'
import type { FormAction } from './form-state.ts'
import { TICK_TEXTS } from './tick-texts.ts'
import { useCustomerForm } from './use-customer-form.ts'

const TEXTS = texts({
  read: ['Li e aceito tudo o que está escrito acima.', 'I have read and accept everything written above.'],
})

const SCHEMA = async () => (await import('#lib/contracts/clt/consent-page.ts')).acceptCltConsentCommand.body

type AcceptFormProps = {
  acceptance: { text: string; sha256: string }
  accept: FormAction
  button: string
}

export const AcceptForm = ({ acceptance, accept, button }: AcceptFormProps) => {
  const t = useTexts(TEXTS)
  const tick = useTexts(TICK_TEXTS)
  const { attributes, form, error, problem, pending } = useCustomerForm({
    action: accept,
    values: { accepted: false },
    schema: SCHEMA,
    // If the box is not ticked, the digest is empty, which the schema rejects.
    toWire: ({ accepted }: { accepted: boolean }) => ({
      token: '',
      acceptedTextSha256: accepted ? acceptance.sha256 : '',
    }),
    fieldOf: () => 'accepted',
  })
  return (
    <form {...attributes} className="space-y-4">
      <FormProblem problem={problem} />
      <AcceptedText text={acceptance.text} />
      <input type="hidden" name="acceptedTextSha256" value={acceptance.sha256} />
      <Checkbox
        value="yes"
        label={t.read}
        error={error('accepted') && tick.term}
        {...form.register('accepted')}
      />
      <SubmitButton full size="large" pending={pending}>
        {button}
      </SubmitButton>
    </form>
  )
}

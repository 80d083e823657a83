'use client'
import { type ComponentProps, useId } from 'react'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AcceptedText } from '#components/self-service/accepted-text.tsx'
import { FormProblem } from '#components/self-service/form-problem.tsx'
import type { FormAction } from '#components/self-service/form-state.ts'
import { TICK_TEXTS } from '#components/self-service/tick-texts.ts'
import { useCustomerForm } from '#components/self-service/use-customer-form.ts'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { SubmitButton } from '#components/ui/submit-button.tsx'
import type { OwnContract } from '#lib/domain/formalization/formalization-view.ts'
import { CODE_DIGITS } from '#lib/domain/formalization/signature-code.ts'
import { CodeRequest } from './code-request.tsx'
import { useCodeRequest } from './use-code-request.ts'

const TEXTS = texts({
  read: ['Li e aceito tudo o que está escrito acima.', 'I have read and accept everything written above.'],
  insured: ['Quero contratar o seguro descrito acima.', 'I want the insurance described above.'],
  insurance: ['Seguro', 'Insurance'],
  code: ['Código de seis números', 'Six-digit code'],
  typeCode: ['Digite os seis números do código.', 'Type the six digits of the code.'],
  sign: ['Aceitar e assinar', 'Accept and sign'],
})

const SCHEMA = async () =>
  (await import('#lib/contracts/formalization/sign-proposal.ts')).signProposalCommand.body

const EMPTY = { accepted: false, insured: false, code: '' }

const FIELDS: Readonly<Record<string, string>> = {
  '/acceptedTextSha256': 'accepted',
  '/acceptedInsuranceSha256': 'insured',
}

type SignFormProps = {
  contract: Pick<OwnContract, 'acceptance' | 'insurance' | 'code'>
  sign: FormAction
  sendCode: FormAction
}

export const SignForm = ({ contract: { acceptance, insurance, code }, sign, sendCode }: SignFormProps) => {
  const t = useTexts(TEXTS)
  const tick = useTexts(TICK_TEXTS)
  const codeForm = useId()
  const { attributes, form, field, error, problem, pending } = useCustomerForm({
    action: sign,
    values: EMPTY,
    schema: SCHEMA,
    toWire: wireOf({ acceptance, insurance, code }),
    fieldOf: (pointer) => FIELDS[pointer] ?? pointer.slice(1),
  })
  const request = useCodeRequest(sendCode, form.setFocus)
  const variant = code && !code.sent ? 'secondary' : 'primary'
  return (
    <>
      {code ? <form id={codeForm} {...request.attributes} /> : null}
      <form {...attributes} className="space-y-4">
        <TickedText
          accepted={acceptance}
          hash="acceptedTextSha256"
          label={t.read}
          error={error('accepted') && tick.contract}
          {...form.register('accepted')}
        />
        {insurance ? (
          <fieldset className="space-y-3 border-t pt-4">
            <legend className="sr-only">{t.insurance}</legend>
            <TickedText
              accepted={insurance}
              hash="acceptedInsuranceSha256"
              label={t.insured}
              error={error('insured') && tick.insurance}
              {...form.register('insured')}
            />
          </fieldset>
        ) : null}
        {code ? (
          <>
            <CodeRequest formId={codeForm} step={code} request={request} />
            <TextField
              label={t.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={CODE_DIGITS + 4}
              error={error('code') && t.typeCode}
              className="max-w-60"
              {...field('code')}
            />
          </>
        ) : null}
        <FormProblem problem={problem} />
        <SubmitButton {...{ variant, pending }} full size="large">
          {t.sign}
        </SubmitButton>
      </form>
    </>
  )
}

const wireOf =
  ({ acceptance, insurance, code }: SignFormProps['contract']) =>
  ({ accepted, insured, code: codeText }: typeof EMPTY) => ({
    token: '',
    acceptedTextSha256: accepted ? acceptance.sha256 : '',
    ...(insurance && { acceptedInsuranceSha256: insured ? insurance.sha256 : '' }),
    ...(code && { code: codeText }),
  })

type TickedTextProps = ComponentProps<typeof Checkbox> & {
  accepted: { text: string; sha256: string }
  hash: string
}

const TickedText = ({ accepted, hash, ...tick }: TickedTextProps) => (
  <>
    <AcceptedText text={accepted.text} />
    <input type="hidden" name={hash} value={accepted.sha256} />
    <Checkbox value="yes" {...tick} />
  </>
)

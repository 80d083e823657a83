'use client'
import { type ComponentProps, type FormEvent, useRef } from 'react'
import { editMasked } from '#components/fields/edit-masked.ts'
import { CPF_MASK, DATE_MASK, type Mask } from '#components/fields/mask.ts'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { SubmitButton } from '#components/ui/submit-button.tsx'
import { FormProblem } from './form-problem.tsx'
import type { FormAction } from './form-state.ts'
import { useCustomerForm } from './use-customer-form.ts'

const TEXTS = texts({
  cpf: ['Seu CPF', 'Your CPF'],
  checkCpf: ['Confira os números do CPF.', 'Check the numbers of the CPF.'],
  birthDate: ['Data de nascimento', 'Birth date'],
  dayMonthYear: ['dd/mm/aaaa', 'dd/mm/yyyy'],
  checkDate: [
    'Confira a data: dia, mês e ano com quatro números.',
    'Check the date: day, month and year with four digits.',
  ],
  confirm: ['Confirmar', 'Confirm'],
})

const SCHEMAS = {
  contract: async () =>
    (await import('#lib/contracts/formalization/identify-customer.ts')).identifyCustomerCommand.body,
  term: async () => (await import('#lib/contracts/clt/consent-page.ts')).identifyCltSignerCommand.body,
  offer: async () =>
    (await import('#lib/contracts/simulations/offer-page.ts')).identifyOfferReaderCommand.body,
}

type IdentityFormProps = {
  identify: FormAction
  subject: keyof typeof SCHEMAS
  asksBirthDate?: boolean
}

const EMPTY = { documentNumber: '', birthDate: '' }

export const IdentityForm = ({ identify, subject, asksBirthDate = true }: IdentityFormProps) => {
  const t = useTexts(TEXTS)
  const { attributes, field, error, problem, pending } = useCustomerForm({
    action: identify,
    values: EMPTY,
    schema: SCHEMAS[subject],
    toWire: ({ documentNumber, birthDate }: typeof EMPTY) => ({
      token: '',
      documentNumber,
      birthDate: birthDate.split('/').reverse().join('-'),
    }),
    first: 'documentNumber',
  })
  return (
    <form {...attributes} className="space-y-4">
      <FormProblem problem={problem} />
      <TypedField
        label={t.cpf}
        mask={CPF_MASK}
        placeholder="000.000.000-00"
        error={error('documentNumber') && t.checkCpf}
        {...field('documentNumber')}
      />
      {asksBirthDate ? (
        <TypedField
          label={t.birthDate}
          mask={DATE_MASK}
          placeholder={t.dayMonthYear}
          autoComplete="bday"
          error={error('birthDate') && t.checkDate}
          {...field('birthDate')}
        />
      ) : null}
      <SubmitButton full size="large" pending={pending}>
        {t.confirm}
      </SubmitButton>
    </form>
  )
}

type TypedFieldProps = ComponentProps<typeof TextField> & { mask: Mask }

/** Uncontrolled, so that values typed before hydration stay and the form works without JavaScript. */
const TypedField = ({ mask, defaultValue = '', ...props }: TypedFieldProps) => {
  const before = useRef(String(defaultValue))
  const write = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const { value, selectionStart } = currentTarget
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
    const caret = selectionStart ?? value.length
    const edit = editMasked({ mask, before: before.current, after: value, caret, inputType })
    before.current = edit.text
    currentTarget.value = edit.text
    currentTarget.setSelectionRange(edit.caret, edit.caret)
  }
  return <TextField {...props} inputMode="numeric" defaultValue={defaultValue} onInput={write} />
}

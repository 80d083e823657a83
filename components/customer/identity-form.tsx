'use client'
import { useActionState, useEffect, useRef } from 'react'
import { CPF_MASK, DATE_MASK } from '../fields/mask.ts'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Callout } from '../ui/callout.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { errorOf, type FormAction, FRESH_FORM } from './form-state.ts'
import { TypedField } from './typed-field.tsx'

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

/** The customer tells CPF and birth date. Whatever is refused stays in the boxes, to be corrected. */
export const IdentityForm = ({ identify }: { identify: FormAction }) => {
  const t = useTexts(TEXTS)
  const [state, send] = useActionState(identify, FRESH_FORM)
  const form = useRef<HTMLFormElement>(null)
  const { problem, values } = state
  const cpfError = errorOf(state, 'documentNumber')
  const dateError = errorOf(state, 'birthDate')
  useEffect(() => {
    if (problem)
      form.current
        ?.querySelector<HTMLInputElement>('[aria-invalid="true"], input[name="documentNumber"]')
        ?.focus()
  }, [problem])
  return (
    <form ref={form} action={send} noValidate className="space-y-4">
      {problem && !cpfError && !dateError ? (
        <Callout tone="danger" title={problem.detail}>
          {problem.nextAction}
        </Callout>
      ) : null}
      <TypedField
        key={`cpf ${values.documentNumber}`}
        label={t.cpf}
        name="documentNumber"
        mask={CPF_MASK}
        placeholder="000.000.000-00"
        defaultValue={values.documentNumber}
        error={cpfError && t.checkCpf}
      />
      <TypedField
        key={`date ${values.birthDate}`}
        label={t.birthDate}
        name="birthDate"
        mask={DATE_MASK}
        placeholder={t.dayMonthYear}
        autoComplete="bday"
        defaultValue={values.birthDate}
        error={dateError && t.checkDate}
      />
      <SubmitButton full size="large">
        {t.confirm}
      </SubmitButton>
    </form>
  )
}

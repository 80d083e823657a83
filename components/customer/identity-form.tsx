'use client'
import { useActionState, useEffect, useRef } from 'react'
import { CPF_MASK, DATE_MASK } from '../fields/mask.ts'
import { Callout } from '../ui/callout.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { errorOf, type FormAction, FRESH_FORM } from './form-state.ts'
import { TypedField } from './typed-field.tsx'

/** The customer tells CPF and birth date. Whatever is refused stays in the boxes, to be corrected. */
export const IdentityForm = ({ identify }: { identify: FormAction }) => {
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
        label="Seu CPF"
        name="documentNumber"
        mask={CPF_MASK}
        placeholder="000.000.000-00"
        defaultValue={values.documentNumber}
        error={cpfError && 'Confira os números do CPF.'}
      />
      <TypedField
        key={`date ${values.birthDate}`}
        label="Data de nascimento"
        name="birthDate"
        mask={DATE_MASK}
        placeholder="dd/mm/aaaa"
        autoComplete="bday"
        defaultValue={values.birthDate}
        error={dateError && 'Confira a data: dia, mês e ano com quatro números.'}
      />
      <SubmitButton full size="large">
        Confirmar
      </SubmitButton>
    </form>
  )
}

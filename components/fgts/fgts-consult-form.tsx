'use client'
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { CpfField } from '#components/fields/cpf-field'
import { TestCpfMenu, type TestCpfMenuProps } from '#components/institutions/test-cpf-menu'
import { Button } from '#components/ui/button'
import { Card } from '#components/ui/card'
import { contractResolver } from '#lib/client/contract-resolver'
import { concealCpf, isConcealedCpf } from '#lib/domain/documents/cpf'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import type { FgtsInstitution } from './fgts-institution.ts'
import { FgtsInstitutionToggles } from './fgts-institution-toggles.tsx'

const TEXTS = texts({
  cpf: ['CPF do cliente', "Customer's CPF"],
  cpfProblem: [
    'Confira os 11 números do CPF com o cliente.',
    'Check the 11 digits of the CPF with the customer.',
  ],
  noInstitution: ['Escolha pelo menos uma instituição.', 'Choose at least one institution.'],
  submit: ['Consultar saldo', 'Query balance'],
})

type Values = { documentNumber: string; providers: string[] }

type FgtsConsultFormProps = {
  institutions: readonly FgtsInstitution[]
  /** The CPF of what is shown below, typed or masked; '' when nothing is, missing while it is being read. */
  documentNumber: string | undefined
  pending: boolean
  testCpfs: TestCpfMenuProps['cpfs']
  onConsult: (values: Values) => void
}

/** Whose balance, and where to ask. Enter is enough: all institutions are chosen from the start. */
export const FgtsConsultForm = ({
  institutions,
  documentNumber,
  pending,
  testCpfs,
  onConsult,
}: FgtsConsultFormProps) => {
  const t = useTexts(TEXTS)
  const form = useFgtsConsultForm(institutions, documentNumber)
  const { errors } = form.formState
  return (
    <Card>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit(onConsult)}
        className="grid gap-4 md:grid-cols-[15rem_minmax(0,1fr)_auto] md:items-start"
      >
        <Controller
          name="documentNumber"
          control={form.control}
          render={({ field }) => (
            <CpfField
              {...field}
              autoFocus={documentNumber === ''}
              label={t.cpf}
              error={errors.documentNumber && t.cpfProblem}
            />
          )}
        />
        <Controller
          name="providers"
          control={form.control}
          render={({ field }) => (
            <FgtsInstitutionToggles
              institutions={institutions}
              chosen={field.value}
              onChange={field.onChange}
              error={errors.providers && t.noInstitution}
            />
          )}
        />
        <Button type="submit" variant="primary" pending={pending} icon={<Search />} className="md:mt-6.5">
          {t.submit}
        </Button>
        {testCpfs.length === 0 ? null : (
          <div className="-mt-2 md:col-span-full">
            <TestCpfMenu cpfs={testCpfs} onPick={(cpf) => form.setValue('documentNumber', cpf)} />
          </div>
        )}
      </form>
    </Card>
  )
}

/** The form with every institution chosen, which follows the CPF of what is shown below. */
const useFgtsConsultForm = (institutions: readonly FgtsInstitution[], documentNumber: string | undefined) => {
  const form = useForm<Values>({
    resolver: contractResolver<Values>(
      async () => (await import('./fgts-consult-schema.ts')).fgtsConsultSchema,
    ),
    defaultValues: { documentNumber: '', providers: institutions.map(({ code }) => code) },
  })
  const { setValue, setFocus, getValues } = form
  const isHydrated = useRef(false)
  useEffect(() => {
    if (documentNumber === undefined) return
    const isFirst = !isHydrated.current
    isHydrated.current = true
    if (documentNumber === '' && isFirst) {
      // A form that opens blank needs nothing, and what was typed since it was painted stays. Whoever began
      // elsewhere, in a menu or another field, stays there.
      if (document.activeElement === document.body) setFocus('documentNumber')
      return
    }
    // What is shown below may be known masked: what was typed of it stays, what was typed of somebody else
    // goes.
    if (!isConcealedCpf(documentNumber)) setValue('documentNumber', documentNumber)
    else if (concealCpf(getValues('documentNumber')) !== documentNumber) setValue('documentNumber', '')
    if (documentNumber === '') setFocus('documentNumber')
  }, [setValue, setFocus, getValues, documentNumber])
  return form
}

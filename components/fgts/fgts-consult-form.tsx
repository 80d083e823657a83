'use client'
import { Search } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { CpfField } from '#components/fields/cpf-field'
import { TestCpfMenu, type TestCpfMenuProps } from '#components/institutions/test-cpf-menu'
import { Button } from '#components/ui/button'
import { Card } from '#components/ui/card'
import { concealCpf, isConcealedCpf, normalizeCpf } from '#lib/domain/documents/cpf'
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

/**
 * Whose balance, and where to ask. Enter is enough: all institutions are chosen from the start. Two values
 * need no form library, which would be a thirteenth of what the page weighs.
 */
export const FgtsConsultForm = ({
  institutions,
  documentNumber,
  pending,
  testCpfs,
  onConsult,
}: FgtsConsultFormProps) => {
  const t = useTexts(TEXTS)
  const field = useRef<HTMLInputElement>(null)
  const [cpf, setCpf] = useCpfOf(documentNumber, field)
  const [providers, setProviders] = useState<string[]>(() => institutions.map(({ code }) => code))
  const [refused, setRefused] = useState(false)
  const errors = {
    documentNumber: refused && normalizeCpf(cpf) === null,
    providers: refused && providers.length === 0,
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isCpf = normalizeCpf(cpf) !== null
    setRefused(!isCpf || providers.length === 0)
    if (!isCpf) field.current?.focus()
    else if (providers.length > 0) onConsult({ documentNumber: cpf, providers })
  }
  return (
    <Card>
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="grid gap-4 md:grid-cols-[15rem_minmax(0,1fr)_auto] md:items-start"
      >
        <CpfField
          ref={field}
          name="documentNumber"
          value={cpf}
          onChange={setCpf}
          autoFocus={documentNumber === ''}
          label={t.cpf}
          error={errors.documentNumber ? t.cpfProblem : undefined}
        />
        <FgtsInstitutionToggles
          institutions={institutions}
          chosen={providers}
          onChange={setProviders}
          error={errors.providers ? t.noInstitution : undefined}
        />
        <Button type="submit" variant="primary" pending={pending} icon={<Search />} className="md:mt-6.5">
          {t.submit}
        </Button>
        {testCpfs.length === 0 ? null : (
          <div className="-mt-2 md:col-span-full">
            <TestCpfMenu cpfs={testCpfs} onPick={setCpf} />
          </div>
        )}
      </form>
    </Card>
  )
}

/** The CPF that is typed; it follows the CPF of what is shown below. */
const useCpfOf = (documentNumber: string | undefined, field: { current: HTMLInputElement | null }) => {
  const [cpf, setCpf] = useState('')
  const isHydrated = useRef(false)
  useEffect(() => {
    if (documentNumber === undefined) return
    const isFirst = !isHydrated.current
    isHydrated.current = true
    if (documentNumber === '' && isFirst) {
      // A form that opens blank needs nothing, and what was typed since it was painted stays. Whoever began
      // elsewhere, in a menu or another field, stays there.
      if (document.activeElement === document.body) field.current?.focus()
      return
    }
    // What is shown below may be known masked: what was typed of it stays, what was typed of somebody else
    // goes.
    if (isConcealedCpf(documentNumber)) setCpf((typed) => (concealCpf(typed) === documentNumber ? typed : ''))
    else setCpf(documentNumber)
    if (documentNumber === '') field.current?.focus()
  }, [field, documentNumber])
  return [cpf, setCpf] as const
}

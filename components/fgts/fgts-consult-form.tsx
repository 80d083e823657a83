'use client'
import { Search } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { CpfField } from '#components/fields/cpf-field.tsx'
import { cpfHandoff } from '#components/fields/cpf-handoff.ts'
import { TestCpfMenu, type TestCpfMenuProps } from '#components/institutions/test-cpf-menu.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { concealCpf, isConcealedCpf, normalizeCpf } from '#lib/domain/documents/cpf.ts'
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
  /** CPF of the results, complete or masked; empty if there are no results, undefined while they load. */
  documentNumber: string | undefined
  pending: boolean
  testCpfs: TestCpfMenuProps['cpfs']
  onConsult: (values: Values) => void
}

/** Uses no form library, because it would make up 1/13 of the page's size. */
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
    <Card padding="flush">
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="group/ask relative flex flex-wrap items-start gap-x-4 gap-y-3 p-3 max-md:py-2.5 sm:px-5"
      >
        <CpfField
          ref={field}
          name="documentNumber"
          value={cpf}
          onChange={setCpf}
          autoFocus={documentNumber === ''}
          label={t.cpf}
          error={errors.documentNumber ? t.cpfProblem : undefined}
          className="flex-1 md:named-beside md:max-w-88"
        />
        {/* On phones the toggles appear with the first digit, so that the list below stays in view. */}
        <div className="min-w-0 max-md:order-1 max-md:basis-full max-md:group-has-[input:placeholder-shown]/ask:hidden md:flex-1">
          <FgtsInstitutionToggles
            institutions={institutions}
            selected={providers}
            onChange={setProviders}
            error={errors.providers ? t.noInstitution : undefined}
          />
        </div>
        <ConsultButton pending={pending} isSecond={isAnswered(cpf, documentNumber)} />
        <div className="max-md:absolute max-md:top-1 max-md:right-3 pointer-coarse:max-md:-top-0.5 md:mt-1">
          <TestCpfMenu cpfs={testCpfs} onPick={setCpf} />
        </div>
      </form>
    </Card>
  )
}

const ConsultButton = ({ pending, isSecond }: { pending: boolean; isSecond: boolean }) => (
  <Button
    type="submit"
    variant={isSecond ? 'secondary' : 'primary'}
    pending={pending}
    icon={<Search />}
    className="max-md:mt-6.5"
  >
    <span className="max-md:sr-only">{useTexts(TEXTS).submit}</span>
  </Button>
)

const isAnswered = (cpf: string, documentNumber: string | undefined): boolean =>
  Boolean(documentNumber) && ['', documentNumber].some((shown) => shown === cpf || shown === concealCpf(cpf))

const useCpfOf = (documentNumber: string | undefined, field: { current: HTMLInputElement | null }) => {
  const [cpf, setCpf] = useState('')
  const isHydrated = useRef(false)
  useEffect(() => {
    if (documentNumber === undefined) return
    const isFirst = !isHydrated.current
    isHydrated.current = true
    if (documentNumber === '' && isFirst) {
      const handedOver = cpfHandoff.take()
      if (handedOver !== '') setCpf(handedOver)
      // The field keeps text typed before hydration. It gets the focus only if nothing else has the focus.
      if (document.activeElement === document.body) field.current?.focus()
      return
    }
    // A masked CPF cannot fill the field. The typed CPF stays if it matches, else the field is cleared.
    if (isConcealedCpf(documentNumber))
      setCpf((current) => (concealCpf(current) === documentNumber ? current : ''))
    else setCpf(documentNumber)
    if (documentNumber === '') field.current?.focus()
  }, [field, documentNumber])
  return [cpf, setCpf] as const
}

'use client'
import { Controller } from 'react-hook-form'
import { pixDestination } from '#components/fields/pix-destination.ts'
import { PixKeyField } from '#components/fields/pix-key-field.tsx'
import { PixKindChoice } from '#components/fields/pix-kind-choice.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { maskedCpf } from '#components/personal-data/masked-cpf.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { SubmitButton } from '#components/ui/submit-button.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import type { ProposalActions } from './proposal-actions.ts'
import { useSolveForm } from './use-solve-form.ts'

const TEXTS = texts({
  newKey: ['Nova chave PIX', 'New PIX key'],
  hint: [
    'Do próprio cliente. Por exemplo: 529.982.247\u201125, (11) 98765-4321 ou maria@exemplo.com.br.',
    'The customer’s own. For example: 529.982.247\u201125, (11) 98765-4321 or maria@exemplo.com.br.',
  ],
  send: ['Enviar nova chave', 'Send the new key'],
  useCpf: ['Usar o CPF do cliente', 'Use the customer’s CPF'],
})

type Values = { type: 'pix_refusal'; data: { pix: string; pixKeyType: string } }
type SolvePixFormProps = { proposal: Proposal; solve: ProposalActions['solve'] }

export const SolvePixForm = ({ proposal, solve }: SolvePixFormProps) => {
  const t = useTexts(TEXTS)
  const { form, problem, submit, pending } = useSolveForm<Values>({
    proposal,
    solve,
    values: { type: 'pix_refusal', data: { pix: '', pixKeyType: '' } },
  })
  // The CPF is masked in the browser; the server replaces it with the full number.
  const cpf = maskedCpf(proposal.borrower.individualDocumentNumber)
  const setKey = (key: string) => {
    form.setValue('data.pixKeyType', '')
    form.setValue('data.pix', key, {
      shouldDirty: true,
      shouldValidate: key === cpf || form.formState.isSubmitted,
    })
  }
  const [pix, kind] = form.watch(['data.pix', 'data.pixKeyType'])
  const destination = pixDestination({ pix, kind }, useLanguage())
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      {problem ? <ProblemCallout problem={problem} /> : null}
      <Controller
        control={form.control}
        name="data.pix"
        render={({ field, fieldState }) => (
          <PixKeyField
            {...field}
            onChange={setKey}
            label={t.newKey}
            hint={t.hint}
            error={fieldState.error?.message}
          />
        )}
      />
      <PixKindChoice pix={pix} {...form.register('data.pixKeyType')} />
      {destination ? <p role="status">{destination}</p> : null}
      <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-auto">
        <SubmitButton pending={pending}>{t.send}</SubmitButton>
        {isCpfKey(proposal) ? null : <Button onClick={() => setKey(cpf)}>{t.useCpf}</Button>}
      </div>
    </form>
  )
}

/** The form does not offer the CPF again if the CPF is the refused key. */
const isCpfKey = ({ payment }: Proposal) => payment.type === 'pix' && payment.data.pixKeyType === 'cpf'

'use client'
import { Controller } from 'react-hook-form'
import { DateField } from '#components/fields/date-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { type PersonActions, type PersonDetail, useCachePerson } from '#lib/client/people.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'

const TEXTS = texts({
  number: ['Número', 'Number'],
  issuer: ['Emissor', 'Issuer'],
  issuerHint: ['Por exemplo ANEPS ou Febraban.', 'For example ANEPS or Febraban.'],
  endDate: ['Válida até', 'Valid until'],
  save: ['Registrar', 'Record'],
})

type CertificateValues = { number: string; issuer: string; endDate: string }
type CertificateFormProps = {
  personId: string
  add: PersonActions['addCertificate']
  onAdded: () => void
}

export const CertificateForm = ({ personId, add, onAdded }: CertificateFormProps) => {
  const t = useTexts(TEXTS)
  const show = useCachePerson()
  const { form, submit, problem, error, pending } = useActionForm<
    CertificateValues,
    CertificateValues & { id: string },
    PersonDetail
  >({
    schema: async () =>
      (await import('#lib/contracts/people/certificates.ts')).addPersonCertificateCommand.body,
    values: { number: '', issuer: '', endDate: '' },
    action: add,
    toInput: (values) => ({ ...values, id: personId }),
    onDone: (person) => {
      show(person)
      onAdded()
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField label={t.number} autoFocus error={error('number')} {...form.register('number')} />
      <TextField label={t.issuer} hint={t.issuerHint} error={error('issuer')} {...form.register('issuer')} />
      <Controller
        control={form.control}
        name="endDate"
        render={({ field }) => <DateField {...field} label={t.endDate} error={error('endDate')} />}
      />
      {problem ? <ProblemCallout problem={problem} /> : null}
      <Button type="submit" variant="primary" pending={pending} className="sm:justify-self-end">
        {t.save}
      </Button>
    </form>
  )
}

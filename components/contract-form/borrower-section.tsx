'use client'
import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { DateField } from '#components/fields/date-field.tsx'
import { PhoneField } from '#components/fields/phone-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { cn } from '#components/ui/class-names.ts'
import type { BorrowerFormValues } from './borrower-form.ts'
import { FilledText } from './filled-text.tsx'
import { MARITAL_STATUS_NAMES } from './marital-status-names.ts'
import { useFormError } from './use-form-error.ts'
import type { KnownFields } from './use-known-fields.ts'

const TEXTS = texts({
  customer: ['Cliente', 'Customer'],
  mother: ['Nome da mãe', 'Mother’s name'],
  maritalStatus: ['Estado civil', 'Marital status'],
  select: ['Selecione', 'Select'],
  nationality: ['Nacionalidade', 'Nationality'],
  pep: ['É pessoa exposta politicamente (PEP)', 'Is a politically exposed person (PEP)'],
  pepMeaning: [
    'Ocupa ou ocupou cargo público relevante nos últimos 5 anos, ou é familiar próximo de quem ocupa.',
    'Holds or held a relevant public office in the last 5 years, or is close family of someone who does.',
  ],
})

const TERM_TEXTS = texts({
  byTerm: ['Pelo termo de autorização', 'From the consent term'],
  termData: ['os dados do termo', 'the data of the term'],
  fullName: ['Nome completo', 'Full name'],
  birth: ['Nascimento', 'Date of birth'],
})

const CONTACT_TEXTS = texts({
  contact: ['Contato', 'Contact'],
  linkGoesHere: [
    'Por onde o cliente recebe o link para assinar.',
    'Where the customer gets the link to sign.',
  ],
  mobile: ['Celular', 'Mobile'],
  email: ['E-mail', 'E-mail'],
})

type BorrowerSectionProps = {
  form: UseFormReturn<BorrowerFormValues>
  /** Must be rendered in place: the order of registration decides which invalid field gets the focus. */
  document: ReactNode
  term?: KnownFields | undefined
}

export const BorrowerSection = ({ form, document, term }: BorrowerSectionProps) => {
  const t = useTexts(TEXTS)
  return (
    <>
      <Card title={t.customer}>
        <div className="grid gap-4 sm:grid-cols-6">
          <TermFields form={form} term={term} />
          <PersonFields form={form} document={document} />
        </div>
      </Card>
      <ContactCard form={form} hidden={term?.closed} />
    </>
  )
}

const TermFields = ({ form, term }: Pick<BorrowerSectionProps, 'form' | 'term'>) => {
  const t = useTexts(TERM_TEXTS)
  const { register, control } = form
  const error = useFormError(form)
  const ofTerm = (className: string) => cn(className, term?.closed && 'hidden')
  return (
    <>
      {term?.closed ? (
        <FilledText
          className="sm:col-span-6"
          label={t.byTerm}
          what={t.termData}
          values={term.values}
          onChange={term.open}
        />
      ) : null}
      <TextField
        className={ofTerm('sm:col-span-4')}
        label={t.fullName}
        autoCapitalize="words"
        error={error('name')}
        {...register('name')}
      />
      <Controller
        name="birthDate"
        control={control}
        render={({ field }) => (
          <DateField
            {...field}
            className={ofTerm('sm:col-span-2')}
            label={t.birth}
            error={error('birthDate')}
          />
        )}
      />
    </>
  )
}

const PersonFields = ({ form, document }: Pick<BorrowerSectionProps, 'form' | 'document'>) => {
  const t = useTexts(TEXTS)
  const maritalStatuses = useTexts(MARITAL_STATUS_NAMES)
  const { register } = form
  const error = useFormError(form)
  return (
    <>
      <TextField
        className="sm:col-span-4"
        label={t.mother}
        autoCapitalize="words"
        error={error('motherName')}
        {...register('motherName')}
      />
      {document}
      <SelectField
        className="sm:col-span-3"
        label={t.maritalStatus}
        placeholder={t.select}
        options={Object.entries(maritalStatuses).map(([value, label]) => ({ value, label }))}
        error={error('maritalStatus')}
        {...register('maritalStatus')}
      />
      <TextField
        className="sm:col-span-3"
        label={t.nationality}
        error={error('nationality')}
        {...register('nationality')}
      />
      <Checkbox className="sm:col-span-6" label={t.pep} description={t.pepMeaning} {...register('isPEP')} />
    </>
  )
}

type ContactCardProps = { form: UseFormReturn<BorrowerFormValues>; hidden: boolean | undefined }

const ContactCard = ({ form, hidden }: ContactCardProps) => {
  const t = useTexts(CONTACT_TEXTS)
  const { register, control } = form
  const error = useFormError(form)
  return (
    <Card title={t.contact} description={t.linkGoesHere} className={hidden ? 'hidden' : undefined}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          name="phone"
          control={control}
          render={({ field }) => <PhoneField {...field} label={t.mobile} error={error('phone')} />}
        />
        <TextField
          label={t.email}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          error={error('email')}
          {...register('email')}
        />
      </div>
    </Card>
  )
}

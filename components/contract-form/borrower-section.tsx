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
import type { BorrowerFormValues } from './borrower-form.ts'
import { MARITAL_STATUS_NAMES } from './marital-status-names.ts'
import { useFormError } from './use-form-error.ts'

const TEXTS = texts({
  customer: ['Cliente', 'Customer'],
  fullName: ['Nome completo', 'Full name'],
  birth: ['Nascimento', 'Date of birth'],
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
  /**
   * Identity document fields of the product, on a grid of six columns. Rendered in place, because the
   * registration order of the fields decides which invalid field gets the focus.
   */
  document: ReactNode
}

export const BorrowerSection = ({ form, document }: BorrowerSectionProps) => {
  const t = useTexts(TEXTS)
  const maritalStatuses = useTexts(MARITAL_STATUS_NAMES)
  const { register, control } = form
  const error = useFormError(form)
  return (
    <>
      <Card title={t.customer}>
        <div className="grid gap-4 sm:grid-cols-6">
          <TextField
            className="sm:col-span-4"
            label={t.fullName}
            autoCapitalize="words"
            error={error('name')}
            {...register('name')}
          />
          <Controller
            name="birthDate"
            control={control}
            render={({ field }) => (
              <DateField {...field} className="sm:col-span-2" label={t.birth} error={error('birthDate')} />
            )}
          />
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
          <Checkbox
            className="sm:col-span-6"
            label={t.pep}
            description={t.pepMeaning}
            {...register('isPEP')}
          />
        </div>
      </Card>
      <ContactCard form={form} />
    </>
  )
}

const ContactCard = ({ form }: { form: UseFormReturn<BorrowerFormValues> }) => {
  const t = useTexts(CONTACT_TEXTS)
  const { register, control } = form
  const error = useFormError(form)
  return (
    <Card title={t.contact} description={t.linkGoesHere}>
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

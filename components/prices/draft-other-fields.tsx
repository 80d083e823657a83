'use client'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { DateField } from '#components/fields/date-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { TextareaField } from '#components/fields/textarea-field.tsx'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { PriceTableField } from '#lib/domain/prices/price-table-fields.ts'
import type { DraftValues } from './draft-values.ts'
import { FIELD_NAMES } from './field-names.ts'
import { useDraftError } from './use-draft-error.ts'

const TEXTS = texts({
  note: ['Motivo da mudança', 'Reason for the change'],
  noteHint: [
    'Quem aprova lê isto primeiro. Por exemplo: acompanha a nova taxa da instituição.',
    'Whoever approves reads this first. For example: follows the new rate of the institution.',
  ],
  start: ['Vigora a partir de', 'In force from'],
  startHint: [
    'Às 00:00 desse dia. Em branco, vale assim que for aprovada.',
    'At 00:00 of that day. Left empty, it holds as soon as it is approved.',
  ],
  termsHint: ['Separe com vírgulas: 6, 12, 24.', 'Separate with commas: 6, 12, 24.'],
})

type FieldsProps = { form: UseFormReturn<DraftValues>; product: 'fgts' | 'clt' }

const words = (field: PriceTableField, language: 'pt-BR' | 'en') => ({
  label: localized(FIELD_NAMES[field].name, language),
  hint: localized(FIELD_NAMES[field].hint, language),
})

export const DraftOfferFields = ({ form, product }: FieldsProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const error = useDraftError(form)
  const { register } = form
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        {...words('label', language)}
        error={error('label')}
        className="sm:col-span-2"
        maxLength={120}
        {...register('label')}
      />
      {product === 'clt' ? (
        <TextField
          {...words('terms', language)}
          hint={t.termsHint}
          error={error('terms')}
          className="sm:col-span-2"
          inputMode="numeric"
          {...register('terms')}
        />
      ) : (
        (['minInstallments', 'maxInstallments'] as const).map((field) => (
          <TextField
            key={field}
            {...words(field, language)}
            error={error(field)}
            inputMode="numeric"
            {...register(field)}
          />
        ))
      )}
      <DefaultField form={form} />
    </div>
  )
}

export const DefaultField = ({ form }: Pick<FieldsProps, 'form'>) => {
  const { label, hint } = words('isDefault', useLanguage())
  return (
    <Checkbox label={label} description={hint} className="sm:col-span-2" {...form.register('isDefault')} />
  )
}

export const DraftFinalFields = ({ form }: Pick<FieldsProps, 'form'>) => {
  const t = useTexts(TEXTS)
  const error = useDraftError(form)
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3 [&>*]:min-w-0">
      <Controller
        control={form.control}
        name="startDate"
        render={({ field }) => (
          <DateField {...field} optional label={t.start} hint={t.startHint} error={error('startDate')} />
        )}
      />
      <TextareaField
        label={t.note}
        hint={t.noteHint}
        maxLength={500}
        className="sm:col-span-2"
        error={error('note')}
        {...form.register('note')}
      />
    </div>
  )
}

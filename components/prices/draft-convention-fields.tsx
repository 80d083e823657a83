'use client'
import type { UseFormReturn } from 'react-hook-form'
import { PercentField } from '#components/fields/percent-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useLanguage } from '#components/use-language.ts'
import { CLT_ONLY, type PriceTableField } from '#lib/domain/prices/price-table-fields.ts'
import type { DraftValues } from './draft-values.ts'
import { FIELD_NAMES } from './field-names.ts'
import { useDraftError } from './use-draft-error.ts'
import { CONVENTION_CHOICES, choiceText } from './value-text.ts'

const TEXTS = texts({
  law: ['As da lei na data da liberação', 'Those of the law on the day of release'],
  exempt: ['Isento', 'Exempt'],
  own: ['Outras alíquotas', 'Other rates'],
  daily: ['Alíquota por dia', 'Rate a day'],
  additional: ['Alíquota adicional', 'Additional rate'],
})

const CONVENTIONS = Object.keys(CONVENTION_CHOICES) as (keyof typeof CONVENTION_CHOICES)[]

type FieldsProps = { form: UseFormReturn<DraftValues>; product: 'fgts' | 'clt' }

const words = (field: PriceTableField, language: 'pt-BR' | 'en') => ({
  label: localized(FIELD_NAMES[field].name, language),
  hint: localized(FIELD_NAMES[field].hint, language),
})

export const DraftConventionFields = ({ form, product }: FieldsProps) => {
  const language = useLanguage()
  const error = useDraftError(form)
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {CONVENTIONS.filter((field) => product === 'clt' || !CLT_ONLY.includes(field)).map((field) => (
        <SelectField
          key={field}
          {...words(field, language)}
          options={CONVENTION_CHOICES[field].map((value) => ({
            value,
            label: choiceText(field, value, language),
          }))}
          {...form.register(field)}
        />
      ))}
      <IofRateFields form={form} />
      <TextField
        {...words('dailyRateDecimals', language)}
        error={error('dailyRateDecimals')}
        optional
        inputMode="numeric"
        {...form.register('dailyRateDecimals')}
      />
    </div>
  )
}

const IofRateFields = ({ form }: Pick<FieldsProps, 'form'>) => {
  const t = useTexts(TEXTS)
  const error = useDraftError(form)
  const options = (['law', 'exempt', 'own'] as const).map((value) => ({ value, label: t[value] }))
  return (
    <>
      <SelectField
        {...words('iofRates', useLanguage())}
        options={options}
        {...form.register('iofRatesType')}
      />
      {form.watch('iofRatesType') === 'own' ? (
        <>
          <PercentField label={t.daily} error={error('iofRates')} {...form.register('iofDailyPercent')} />
          <PercentField label={t.additional} {...form.register('iofAdditionalPercent')} />
        </>
      ) : null}
    </>
  )
}

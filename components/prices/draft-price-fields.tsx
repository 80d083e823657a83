'use client'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { MoneyField } from '#components/fields/money-field.tsx'
import { PercentField } from '#components/fields/percent-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { useLanguage } from '#components/use-language.ts'
import { fractionOfPercent } from '#lib/domain/finance/fraction-of-percent.ts'
import { isAboveRate } from '#lib/domain/finance/is-above-rate.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import { MOST_FEE_NAME_LENGTH } from '#lib/domain/finance/price-parameters.ts'
import type { DraftValues } from './draft-values.ts'
import { FIELD_NAMES } from './field-names.ts'
import { useDraftError } from './use-draft-error.ts'

const TEXTS = texts({
  ceiling: (rate: string) => [`Teto: ${rate} ao mês.`, `Ceiling: ${rate} a month.`],
  above: (rate: string) => [
    `Acima do teto de ${rate} ao mês. Reduza a taxa, ou proponha outro teto.`,
    `Above the ceiling of ${rate} a month. Lower the rate, or propose another ceiling.`,
  ],
  feeAmount: ['Valor da tarifa', 'Amount of the fee'],
  feePercent: ['Percentual da tarifa', 'Percentage of the fee'],
  feeBasis: ['Sobre', 'Of'],
  registration: ['Tarifa de cadastro', 'Registration fee'],
  fixed: ['Valor fixo', 'Fixed amount'],
  percent: ['Percentual', 'Percentage'],
  none: ['Sem seguro', 'No insurance'],
  issue: ['Valor de emissão', 'Issue amount'],
  net: ['Valor líquido', 'Net amount'],
  insuranceAmount: ['Valor do prêmio', 'Amount of the premium'],
  optional: ['O cliente pode ficar sem o seguro', 'The customer may leave the insurance out'],
  optionalWhy: [
    'Seguro é escolha do cliente (STJ, Tema 972): desmarque só se a tabela não existe sem ele.',
    "Insurance is the customer's choice (STJ Tema 972): clear this only if the table does not exist without it.",
  ],
  insurancePercent: ['Percentual do prêmio', 'Percentage of the premium'],
})

type FieldsProps = { form: UseFormReturn<DraftValues>; product: 'fgts' | 'clt' }

export const DraftPriceFields = ({ form, product, ceiling }: FieldsProps & { ceiling: string | null }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const error = useDraftError(form)
  const rate = fractionOfPercent(form.watch('monthlyRate'))
  const isAbove = ceiling !== null && rate !== null && isAboveRate(rate, ceiling)
  const hint = localized(FIELD_NAMES.monthlyRate.hint, language)
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      <PercentField
        label={localized(FIELD_NAMES.monthlyRate.name, language)}
        hint={ceiling === null ? hint : `${hint} ${t.ceiling(formatPercent(ceiling))}`}
        error={isAbove ? t.above(formatPercent(ceiling)) : error('monthlyRate')}
        className="sm:col-span-2 lg:col-span-3"
        {...form.register('monthlyRate')}
      />
      <FeeFields {...{ form, product }} />
      <InsuranceFields {...{ form }} />
    </div>
  )
}

const FeeFields = ({ form, product }: FieldsProps) => {
  const t = useTexts(TEXTS)
  const error = useDraftError(form)
  const language = useLanguage()
  const { register, control, watch } = form
  const issued = product === 'clt' ? 'issue' : 'issue'
  const bases = [
    { value: watch('feeBasis') === 'net' ? issued : watch('feeBasis'), label: t.issue },
    { value: 'net', label: t.net },
  ]
  return (
    <>
      <SelectField
        label={localized(FIELD_NAMES.fee.name, language)}
        options={[
          { value: 'fixed', label: t.fixed },
          { value: 'percent', label: t.percent },
        ]}
        {...register('feeType')}
      />
      {watch('feeType') === 'fixed' ? (
        <Controller
          control={control}
          name="feeCents"
          render={({ field }) => <MoneyField label={t.feeAmount} error={error('fee')} {...field} />}
        />
      ) : (
        <>
          <PercentField label={t.feePercent} error={error('fee')} {...register('feePercent')} />
          <SelectField label={t.feeBasis} options={bases} {...register('feeBasis')} />
        </>
      )}
      <TextField
        label={localized(FIELD_NAMES.feeName.name, language)}
        hint={localized(FIELD_NAMES.feeName.hint, language)}
        error={error('feeName')}
        maxLength={MOST_FEE_NAME_LENGTH}
        placeholder={t.registration}
        className="sm:col-span-2 lg:col-span-3"
        {...register('feeName')}
      />
    </>
  )
}

const InsuranceFields = ({ form }: Pick<FieldsProps, 'form'>) => {
  const t = useTexts(TEXTS)
  const error = useDraftError(form)
  const { register, control, watch } = form
  const type = watch('insuranceType')
  return (
    <>
      <SelectField
        label={localized(FIELD_NAMES.insurance.name, useLanguage())}
        className="sm:col-start-1"
        options={[
          { value: 'none', label: t.none },
          { value: 'fixed', label: t.fixed },
          { value: 'percent', label: t.percent },
        ]}
        {...register('insuranceType')}
      />
      {type === 'fixed' ? (
        <Controller
          control={control}
          name="insuranceCents"
          render={({ field }) => (
            <MoneyField label={t.insuranceAmount} error={error('insurance')} {...field} />
          )}
        />
      ) : null}
      {type === 'percent' ? (
        <PercentField
          label={t.insurancePercent}
          error={error('insurance')}
          {...register('insurancePercent')}
        />
      ) : null}
      {type === 'none' ? null : (
        <Checkbox
          className="sm:col-span-2"
          label={t.optional}
          description={t.optionalWhy}
          {...register('insuranceOptional')}
        />
      )}
    </>
  )
}

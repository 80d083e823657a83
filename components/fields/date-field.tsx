'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { isDay } from '#lib/domain/calendar.ts'
import { dateOfDigits, digitsOfDate } from './date-text.ts'
import type { FieldProps, FieldValue } from './field-props.ts'
import { DATE_MASK } from './mask.ts'
import { MaskedField } from './masked-field.tsx'
import { useFieldValue } from './use-field-value.ts'

const TEXTS = texts({
  placeholder: ['dd/mm/aaaa', 'dd/mm/yyyy'],
  impossible: [
    'Esta data não existe. Confira dia, mês e ano.',
    'This date does not exist. Check day, month and year.',
  ],
})

export type DateFieldProps = FieldProps & FieldValue<string> & { autoComplete?: string }

/** Dates are typed as dd/mm/yyyy; the value is YYYY-MM-DD. Rejects an impossible date once it is complete. */
export const DateField = ({ value, defaultValue, onChange, ...props }: DateFieldProps) => {
  const t = useTexts(TEXTS)
  const [date, setDate] = useFieldValue({ value, defaultValue, onChange }, '')
  const digits = digitsOfDate(date)
  const impossible = digits.length === 8 && !isDay(dateOfDigits(digits))
  return (
    <MaskedField
      placeholder={t.placeholder}
      {...props}
      error={props.error ?? (impossible ? t.impossible : undefined)}
      mask={DATE_MASK}
      digits={digits}
      onDigits={(next) => setDate(dateOfDigits(next))}
      posted={dateOfDigits(digits)}
    />
  )
}

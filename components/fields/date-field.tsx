'use client'
import { isDay } from '#lib/domain/calendar'
import { dateOfDigits, digitsOfDate } from './date-text.ts'
import type { FieldProps, FieldValue } from './field-props.ts'
import { DATE_MASK } from './mask.ts'
import { MaskedField } from './masked-field.tsx'
import { useFieldValue } from './use-field-value.ts'

export type DateFieldProps = FieldProps & FieldValue<string> & { autoComplete?: string }

/** A day typed as dd/mm/aaaa; the value is YYYY-MM-DD. Says at once when a complete date does not exist. */
export const DateField = ({ value, defaultValue, onChange, ...props }: DateFieldProps) => {
  const [date, setDate] = useFieldValue({ value, defaultValue, onChange }, '')
  const digits = digitsOfDate(date)
  const impossible = digits.length === 8 && !isDay(dateOfDigits(digits))
  return (
    <MaskedField
      placeholder="dd/mm/aaaa"
      {...props}
      error={props.error ?? (impossible ? 'Esta data não existe. Confira dia, mês e ano.' : undefined)}
      mask={DATE_MASK}
      digits={digits}
      onDigits={(typed) => setDate(dateOfDigits(typed))}
      posted={dateOfDigits(digits)}
    />
  )
}

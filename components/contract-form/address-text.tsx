import { type UseFormReturn, useWatch } from 'react-hook-form'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from '#components/ui/class-names.ts'
import type { FieldOfPostalCode } from './address-filling.ts'
import type { BorrowerFormValues } from './borrower-form.ts'

const TEXTS = texts({
  byPostalCode: ['Pelo CEP', 'From the CEP'],
  change: ['Alterar', 'Change'],
  address: ['o endereço', 'the address'],
})

type AddressTextProps = {
  form: UseFormReturn<BorrowerFormValues>
  fields: readonly FieldOfPostalCode[]
  onChange: () => void
  className: string
}

/** Shows the filled fields of the address as text, so that nobody has to tab through them. */
export const AddressText = ({ form, fields, onChange, className }: AddressTextProps) => {
  const t = useTexts(TEXTS)
  const [street, neighborhood, city, state] = useWatch({
    control: form.control,
    name: ['street', 'neighborhood', 'city', 'state'],
  })
  if (fields.length === 0) return null
  const values = { street, neighborhood, city, state }
  const lineOf = (...names: FieldOfPostalCode[]) =>
    names
      .filter((name) => fields.includes(name))
      .map((name) => values[name])
      .join(', ')
  return (
    <div className={cn('min-w-0', className)}>
      <p className="mb-1.5 font-medium text-sm">{t.byPostalCode}</p>
      <div className="flex min-h-10 flex-wrap items-center gap-x-3 rounded-control border bg-sunken px-3.5 py-1.5 text-sm pointer-coarse:min-h-11">
        <p className="min-w-0 flex-1 break-words">
          {[lineOf('street', 'neighborhood'), lineOf('city', 'state')].filter(Boolean).join(' · ')}
        </p>
        <button
          type="button"
          onClick={onChange}
          className="min-h-8 shrink-0 font-medium text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {t.change}
          <span className="sr-only"> {t.address}</span>
        </button>
      </div>
    </div>
  )
}

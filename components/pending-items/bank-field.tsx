'use client'
import { ComboboxField } from '#components/fields/combobox-field.tsx'
import type { FieldProps, FieldValue } from '#components/fields/field-props.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useBanks } from '#lib/client/banks.ts'
import { problemIn } from '#lib/client/call-api.ts'

const TEXTS = texts({
  bank: ['Banco', 'Bank'],
  nameOrCode: ['Nome ou código do banco', 'Name or code of the bank'],
  none: ['Nenhum banco com este nome ou código.', 'No bank with this name or code.'],
})

type BankFieldProps = Omit<FieldProps, 'label'> & FieldValue<string>

/** The value is our bank id, not the COMPE code. */
export const BankField = (props: BankFieldProps) => {
  const t = useTexts(TEXTS)
  const banks = useBanks()
  const options = (banks.data?.data ?? []).map(({ id, code, ispb, name, shortName }) => ({
    value: id,
    label: code ? `${code} – ${shortName}` : shortName,
    detail: code ? name : `${name} · ISPB ${ispb}`,
  }))
  const problem = banks.error && problemIn(banks.error)
  return (
    <ComboboxField
      {...props}
      label={t.bank}
      placeholder={t.nameOrCode}
      options={options}
      pending={banks.isPending}
      emptyText={problem ? `${problem.detail} ${problem.nextAction}` : t.none}
    />
  )
}

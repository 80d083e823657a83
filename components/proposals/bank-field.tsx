'use client'
import { useBanks } from '#lib/client/banks'
import { ComboboxField } from '../fields/combobox-field.tsx'
import type { FieldProps, FieldValue } from '../fields/field-props.ts'

type BankFieldProps = Omit<FieldProps, 'label'> & FieldValue<string>

/** The bank of an account, found by name or code; the value is our id of it. */
export const BankField = (props: BankFieldProps) => {
  const banks = useBanks()
  const options = (banks.data?.data ?? []).map(({ id, code, ispb, name, shortName }) => ({
    value: id,
    label: code ? `${code} – ${shortName}` : shortName,
    detail: code ? name : `${name} · ISPB ${ispb}`,
  }))
  return (
    <ComboboxField
      {...props}
      label="Banco"
      placeholder="Nome ou código do banco"
      options={options}
      pending={banks.isPending}
      emptyText="Nenhum banco com este nome ou código."
    />
  )
}

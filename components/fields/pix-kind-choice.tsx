import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { RadioGroup, type RadioGroupProps } from '#components/ui/radio-group.tsx'
import { parsePixKey } from '#lib/domain/documents/pix-key.ts'

const TEXTS = texts({
  label: ['Que chave é esta?', 'Which key is this?'],
  cpf: ['CPF', 'CPF'],
  phone: ['Celular', 'Mobile phone'],
  hint: [
    'Onze números podem ser os dois. Sem escolha, só valem o CPF ou o celular do próprio cliente.',
    'Eleven digits can be either. Without a choice only the customer’s own CPF or mobile is accepted.',
  ],
})

type PixKindChoiceProps = Omit<RadioGroupProps, 'label' | 'options'> & {
  pix: string
  /** The borrower's phone with area code. A key equal to it counts as a phone key; nobody is asked. */
  phone?: string | undefined
}

/** Only an eleven-digit key is ambiguous: it may be a CPF or a phone. Renders nothing for other keys. */
export const PixKindChoice = ({ pix, phone, ...input }: PixKindChoiceProps) => {
  const t = useTexts(TEXTS)
  const key = parsePixKey(pix)
  if (key?.kind !== null || key.key === phone) return null
  const options = [
    { value: 'cpf', label: t.cpf },
    { value: 'phone', label: t.phone },
  ]
  return (
    <RadioGroup label={t.label} hint={t.hint} options={options} columns={2} className="mt-3" {...input} />
  )
}

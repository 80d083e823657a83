import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { RadioGroup, type RadioGroupProps } from '#components/ui/radio-group.tsx'

const TEXTS = texts({
  label: ['Que chave é esta?', 'Which key is this?'],
  cpf: ['CPF', 'CPF'],
  phone: ['Celular', 'Mobile phone'],
  hint: [
    'Onze números podem ser os dois. Sem escolha, só valem o CPF ou o celular do próprio cliente.',
    'Eleven digits can be either. Without a choice only the customer’s own CPF or mobile is accepted.',
  ],
})

export type PixKindOptionsProps = Omit<RadioGroupProps, 'label' | 'options'>

export const PixKindOptions = (input: PixKindOptionsProps) => {
  const t = useTexts(TEXTS)
  const options = [
    { value: 'cpf', label: t.cpf },
    { value: 'phone', label: t.phone },
  ]
  return (
    <RadioGroup label={t.label} hint={t.hint} options={options} columns={2} className="mt-3" {...input} />
  )
}

'use client'
import { MoneyField } from '#components/fields/money-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import type { ComparedCltTable } from '#lib/client/clt-offers.ts'
import type { CltChoice, CltMode, CltRequestedChoice } from './clt-choice.ts'
import { CltTerms } from './clt-terms.tsx'

const TEXTS = texts({
  title: ['Simulação', 'Simulation'],
  simulateBy: ['Simular por', 'Simulate by'],
  margin: ['Máximo', 'Maximum'],
  marginMeaning: ['Usar toda a margem', 'Use the whole margin'],
  installment: ['Parcela', 'Instalment'],
  installmentMeaning: ['Quanto cabe por mês', 'What fits each month'],
  installmentField: ['Valor da parcela', 'Instalment amount'],
  installmentHint: [
    'O mesmo valor todo mês, até a margem.',
    'The same amount every month, up to the margin.',
  ],
  net: ['Valor líquido', 'Net amount'],
  netMeaning: ['Quanto quer receber', 'What they want to receive'],
  netField: ['Valor que o cliente recebe', 'Amount the customer receives'],
  netHint: ['Já sem IOF, tarifa e seguro.', 'After IOF, fee and insurance.'],
  amountMissing: ['Informe um valor.', 'Enter an amount.'],
})

type CltAmountCardProps = {
  requested: CltRequestedChoice
  choice: CltChoice
  compared: readonly ComparedCltTable[]
  onMode: (mode: CltMode) => void
  onChange: (change: Partial<CltRequestedChoice>) => void
}

export const CltAmountCard = ({ requested, choice, compared, onMode, onChange }: CltAmountCardProps) => {
  const { mode, amountCents } = choice
  const t = useTexts(TEXTS)
  const modes: readonly { value: CltMode; label: string; description: string }[] = [
    { value: 'margin', label: t.margin, description: t.marginMeaning },
    { value: 'installment', label: t.installment, description: t.installmentMeaning },
    { value: 'net', label: t.net, description: t.netMeaning },
  ]
  const fields = {
    installment: { label: t.installmentField, hint: t.installmentHint },
    net: { label: t.netField, hint: t.netHint },
  }
  return (
    <Card title={t.title}>
      <RadioGroup
        label={t.simulateBy}
        name="mode"
        labelHidden
        columns={3}
        options={modes}
        value={mode}
        onChange={(event) => onMode(event.currentTarget.value as CltMode)}
      />
      {mode === 'margin' ? null : (
        <MoneyField
          key={mode}
          name={mode}
          {...fields[mode]}
          className="mt-4 sm:max-w-xs"
          value={amountCents}
          onChange={(amount) => onChange({ amountCents: amount })}
          error={amountCents ? undefined : t.amountMissing}
        />
      )}
      <CltTerms {...{ requested, choice, compared, onChange }} />
    </Card>
  )
}

'use client'
import { MoneyField } from '../fields/money-field.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import type { CltChoice, CltMode } from './clt-choice.ts'

type CltAmountCardProps = {
  choice: CltChoice
  /** The numbers of instalments the chosen configuration is offered for. */
  counts: readonly number[]
  onMode: (mode: CltMode) => void
  onChange: (change: Partial<CltChoice>) => void
}

const MODES: readonly { value: CltMode; label: string; description: string }[] = [
  { value: 'margin', label: 'Máximo', description: 'Tudo que a margem dá' },
  { value: 'installment', label: 'Parcela', description: 'Quanto cabe por mês' },
  { value: 'net', label: 'Valor na conta', description: 'Quanto quer receber' },
]

const FIELDS = {
  installment: { label: 'Valor da parcela', hint: 'O mesmo valor todo mês, até a margem.' },
  net: { label: 'Valor na conta do cliente', hint: 'Já sem IOF, tarifa e seguro.' },
}

/** What the simulation is asked by, and in how many instalments. */
export const CltAmountCard = ({ choice, counts, onMode, onChange }: CltAmountCardProps) => {
  const { mode, amountCents, numberOfInstallments } = choice
  return (
    <Card title="Simulação">
      <RadioGroup
        label="Simular por"
        name="mode"
        labelHidden
        columns={3}
        options={MODES}
        value={mode}
        onChange={(event) => onMode(event.currentTarget.value as CltMode)}
      />
      {mode === 'margin' ? null : (
        <MoneyField
          key={mode}
          name={mode}
          {...FIELDS[mode]}
          className="mt-4 sm:max-w-xs"
          value={amountCents}
          onChange={(amount) => onChange({ amountCents: amount })}
          error={amountCents ? undefined : 'Informe um valor.'}
        />
      )}
      <fieldset className="mt-4">
        <legend className="mb-1.5 font-medium text-sm">Número de parcelas</legend>
        <div className="flex flex-wrap gap-2">
          {counts.map((count) => (
            <Button
              key={count}
              size="small"
              aria-pressed={count === numberOfInstallments}
              className="min-w-12 tabular-nums aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
              onClick={() => onChange({ numberOfInstallments: count })}
            >
              {count}
              <span className="sr-only"> parcelas</span>
            </Button>
          ))}
        </div>
      </fieldset>
    </Card>
  )
}

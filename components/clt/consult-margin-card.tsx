import type { Consult } from '#lib/client/clt'
import { instantOf } from '#lib/config/clock'
import { centsFromDecimalText, formatBrl } from '#lib/domain/money'
import { Card } from '../ui/card.tsx'
import { KeyValueList } from '../ui/key-value-list.tsx'
import { formatMoment } from '../ui/moment-text.ts'
import { Money } from '../ui/money.tsx'
import { monthsText } from './months-text.ts'

/** What the customer can commit of each month's pay, and within which limits. */
export const ConsultMarginCard = ({ consult }: { consult: Consult }) => {
  const {
    availableMarginValue: margin,
    marginBaseValue: base,
    simulationLimit: limit,
    marginExpiresAt: expiresAt,
  } = consult
  if (margin === null) return null
  const items = [
    ...(base === null
      ? []
      : [{ label: 'Base da margem', value: written(base), hint: 'remuneração disponível' }]),
    ...(limit === null
      ? []
      : [
          { label: 'Parcelas', value: `${limit.installmentsMin} a ${limit.installmentsMax}` },
          {
            label: 'Valor do crédito',
            value: `${written(String(limit.valueMin))} a ${written(String(limit.valueMax))}`,
          },
        ]),
    ...(expiresAt === null ? [] : [{ label: 'Vale até', value: formatMoment(instantOf(expiresAt)) }]),
  ]
  return (
    <Card>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-center">
        <div>
          <p className="text-ink-muted text-sm">Margem disponível por mês</p>
          <Money cents={centsFromDecimalText(margin)} size="hero" className="mt-1 block" />
          <p className="mt-2 text-pretty text-ink-muted text-sm">{jobText(consult)}</p>
        </div>
        <KeyValueList items={items} />
      </div>
    </Card>
  )
}

const jobText = ({ employerName, admissionDateMonthsDifference: months }: Consult) =>
  [employerName, months === null ? null : `${monthsText(months)} de casa`].filter(Boolean).join(' · ')

const written = (reais: string) => formatBrl(centsFromDecimalText(reais))

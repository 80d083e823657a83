import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { formatMoment } from '#components/ui/moment-text.ts'
import { Money } from '#components/ui/money.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Consult } from '#lib/client/clt.ts'
import { instantOf } from '#lib/config/clock.ts'
import { centsFromDecimalText, formatBrl } from '#lib/domain/money.ts'
import { monthsText } from './months-text.ts'

const TEXTS = texts({
  base: ['Base da margem', 'Margin base'],
  baseMeaning: ['remuneração disponível', 'available pay'],
  installments: ['Parcelas', 'Instalments'],
  amount: ['Valor do crédito', 'Credit amount'],
  range: (least: string | number, most: string | number) => [`${least} a ${most}`, `${least} to ${most}`],
  validUntil: ['Vale até', 'Valid until'],
  margin: ['Margem disponível por mês', 'Margin available each month'],
  found: ['Margem por mês na consulta', 'Monthly margin when queried'],
  employedFor: (time: string) => [`${time} de casa`, `employed for ${time}`],
})

export const ConsultMarginCard = ({ consult }: { consult: Consult }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const {
    availableMarginValue: margin,
    marginBaseValue: base,
    simulationLimit: limit,
    marginExpiresAt: expiresAt,
    employerName,
    admissionDateMonthsDifference: months,
    operationId,
  } = consult
  if (margin === null) return null
  const items = [
    ...(base === null ? [] : [{ label: t.base, value: formatAmount(base), hint: t.baseMeaning }]),
    ...(limit === null
      ? []
      : [
          { label: t.installments, value: t.range(limit.installmentsMin, limit.installmentsMax) },
          {
            label: t.amount,
            value: t.range(formatAmount(String(limit.valueMin)), formatAmount(String(limit.valueMax))),
          },
        ]),
    ...(expiresAt === null || operationId !== null
      ? []
      : [{ label: t.validUntil, value: formatMoment(instantOf(expiresAt), language) }]),
  ]
  const job = [employerName, months === null ? null : t.employedFor(monthsText(months, language))]
  return (
    <Card>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-center">
        <div>
          <p className="text-ink-muted text-sm">{operationId === null ? t.margin : t.found}</p>
          <Money cents={centsFromDecimalText(margin)} size="hero" className="mt-1 block" />
          <p className="mt-2 text-pretty text-ink-muted text-sm">{job.filter(Boolean).join(' · ')}</p>
        </div>
        <KeyValueList items={items} />
      </div>
    </Card>
  )
}

const formatAmount = (reais: string) => formatBrl(centsFromDecimalText(reais))

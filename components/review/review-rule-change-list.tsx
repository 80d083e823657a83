import { type LocalizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { ReviewRulesBook } from '#lib/client/review.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'

const TEXTS = texts({
  amountFgts: ['Valor FGTS', 'FGTS amount'],
  amountClt: ['Valor CLT', 'CLT amount'],
  pep: ['Pessoa exposta politicamente (PEP)', 'Politically exposed person (PEP)'],
  ageUnder: ['Idade abaixo de', 'Age under'],
  ageFrom: ['Idade a partir de', 'Age from'],
  repeatedContact: ['Contato repetido', 'Repeated contact'],
  documentMismatch: ['Dados divergentes', 'Differing data'],
  off: ['desligada', 'off'],
  on: ['ligada', 'on'],
  contact: (customers: number, days: number) => [
    `${customers} CPFs em ${days} dias`,
    `${customers} CPFs in ${days} days`,
  ],
})

type Change = ReviewRulesBook['versions'][number]['changes'][number]

export const ReviewRuleChangeList = ({ changes }: { changes: readonly Change[] }) => {
  const t = useTexts(TEXTS)
  return (
    <ul className="mt-1 text-ink">
      {changes.map((change) => (
        <li key={change.field}>
          {t[change.field]}: <del className="text-ink-muted">{valueText(change, change.from, t)}</del> →{' '}
          {valueText(change, change.to, t)}
        </li>
      ))}
    </ul>
  )
}

const valueText = ({ field }: Change, value: Change['to'], t: LocalizedTexts<typeof TEXTS>): string => {
  if (value === null || value === false) return t.off
  if (value === true) return t.on
  if (typeof value === 'object') return t.contact(value.otherCustomers, value.withinDays)
  return field === 'amountFgts' || field === 'amountClt' ? formatBrl(cents(value)) : String(value)
}

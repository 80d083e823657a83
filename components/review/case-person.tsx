import Link from 'next/link'
import { formatDay } from '#components/language/day-text.ts'
import { centsOfReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProposalStatusBadge } from '#components/statuses/proposal-status-badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { type KeyValueItem, KeyValueList } from '#components/ui/key-value-list.tsx'
import { Money } from '#components/ui/money.tsx'
import type { ReviewCase } from '#lib/client/review.ts'

const TEXTS = texts({
  title: ['Quem é', 'Who it is'],
  age: ['Idade', 'Age'],
  years: (count: number) => [`${count} anos`, `${count} years`],
  employer: ['Empregador', 'Employer'],
  since: (day: string) => [`desde ${day}`, `since ${day}`],
  income: ['Renda base da margem', 'Income the margin is based on'],
  repeated: ['Mesmo contato em propostas de outros CPFs', 'Same contact on proposals of other CPFs'],
  phone: ['mesmo celular', 'same mobile'],
  email: ['mesmo e-mail', 'same e-mail'],
})

type CasePersonProps = Pick<ReviewCase, 'person' | 'repeated'>

export const CasePerson = ({ person, repeated }: CasePersonProps) => {
  const t = useTexts(TEXTS)
  const { age, employerName, admissionDate, income } = person
  const items: KeyValueItem[] = [
    { label: t.age, value: t.years(age) },
    ...(employerName === null
      ? []
      : [
          {
            label: t.employer,
            value: employerName,
            hint: admissionDate ? t.since(formatDay(admissionDate)) : undefined,
          },
        ]),
    ...(income === null ? [] : [{ label: t.income, value: <Money cents={centsOfReais(income)} /> }]),
  ]
  return (
    <Card title={t.title}>
      <KeyValueList items={items} />
      {repeated.length > 0 ? (
        <section className="mt-4 border-t pt-3">
          <h3 className="font-medium text-sm">{t.repeated}</h3>
          <ul className="mt-1 divide-y divide-line text-sm">
            {repeated.map(({ id, clientName, status, kinds }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
                <Link
                  href={`/proposals/${id}`}
                  className="inline-flex min-w-0 items-center text-accent underline-offset-2 hover:underline pointer-coarse:min-h-11"
                >
                  {clientName}
                </Link>
                <span className="flex items-center gap-2 text-ink-muted text-xs">
                  {kinds.map((kind) => t[kind]).join(', ')}
                  <ProposalStatusBadge status={status} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Card>
  )
}

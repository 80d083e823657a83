import type { ReviewRulesBook } from '#lib/client/review'
import { cents, formatBrl } from '#lib/domain/money'
import { type LocalizedTexts, texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Card } from '../ui/card.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { Timeline } from '../ui/timeline.tsx'

const TEXTS = texts({
  title: ['Versões', 'Versions'],
  none: [
    'Ninguém mudou as regras ainda: valem as que vêm com o produto.',
    'Nobody has changed the rules yet: those that come with the product apply.',
  ],
  version: (version: number) => [`Versão ${version}`, `Version ${version}`],
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

type Version = ReviewRulesBook['versions'][number]
type Change = Version['changes'][number]

type ReviewRulesHistoryProps = { versions: readonly Version[]; now: string }

/** Who changed which rule, the newest first. */
export const ReviewRulesHistory = ({ versions, now }: ReviewRulesHistoryProps) => {
  const t = useTexts(TEXTS)
  return (
    <Card title={t.title}>
      {versions.length === 0 ? (
        <p className="text-ink-muted text-sm">{t.none}</p>
      ) : (
        <Timeline
          items={versions.map(({ version, createdByName, createdAt, changes }) => ({
            id: String(version),
            title: t.version(version),
            meta: <RelativeTime at={createdAt} now={now} />,
            body: (
              <>
                <p className="text-xs">{createdByName}</p>
                <ul className="mt-1 text-ink">
                  {changes.map((change) => (
                    <li key={change.field}>
                      {t[change.field]}:{' '}
                      <del className="text-ink-muted">{valueText(change, change.from, t)}</del> →{' '}
                      {valueText(change, change.to, t)}
                    </li>
                  ))}
                </ul>
              </>
            ),
          }))}
        />
      )}
    </Card>
  )
}

const valueText = ({ field }: Change, value: Change['to'], t: LocalizedTexts<typeof TEXTS>): string => {
  if (value === null || value === false) return t.off
  if (value === true) return t.on
  if (typeof value === 'object') return t.contact(value.otherCustomers, value.withinDays)
  return field === 'amountFgts' || field === 'amountClt' ? formatBrl(cents(value)) : String(value)
}

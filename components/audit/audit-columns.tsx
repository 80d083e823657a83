import Link from 'next/link'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { Column, ColumnSort } from '#components/tables/column.ts'
import { TwoLines } from '#components/tables/two-lines.tsx'
import { Button } from '#components/ui/button.tsx'
import { formatInstant } from '#components/ui/relative-text.ts'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { AuditEntry } from '#lib/client/audit.ts'
import { instantOf } from '#lib/config/clock.ts'
import { auditActionText } from '#lib/domain/access/audit-actions.ts'
import { actorKindName, subjectName } from '#lib/domain/access/audit-names.ts'
import { type Language, textIn } from '#lib/domain/language.ts'
import { subjectHref } from './audit-names.ts'

const TEXTS = texts({
  what: ['O que aconteceu', 'What happened'],
  who: ['Quem', 'Who'],
  on: ['Em quê', 'On what'],
  from: ['De onde', 'From where'],
  when: ['Quando', 'When'],
  details: ['Detalhes', 'Details'],
  detailsOf: (what: string) => [`Detalhes: ${what}`, `Details: ${what}`],
  only: (name: string) => [`Ações de ${name}`, `Actions of ${name}`],
  unknown: ['sem endereço', 'no address'],
})

type AuditColumnOptions = {
  language: Language
  now: string
  personHref: (actorId: string) => string
  onOpen: (id: string) => void
  ageSort: ColumnSort
}

const LINK = 'underline decoration-line-strong underline-offset-2 hover:decoration-current'

export const auditColumns = ({
  language,
  now,
  personHref,
  onOpen,
  ageSort,
}: AuditColumnOptions): readonly Column<AuditEntry>[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'what',
      header: t.what,
      primary: true,
      cell: ({ action }) => (
        <span className="block min-w-44">{textIn(auditActionText(action), language)}</span>
      ),
    },
    {
      id: 'who',
      header: t.who,
      interactive: true,
      cell: (entry) => <Who entry={entry} language={language} href={personHref(entry.actorId)} />,
    },
    {
      id: 'on',
      header: t.on,
      interactive: true,
      cell: (entry) => <OnWhat entry={entry} language={language} />,
    },
    {
      id: 'from',
      header: t.from,
      cell: ({ ip }) => <span className="text-ink-muted tabular-nums">{ip ?? t.unknown}</span>,
    },
    {
      id: 'when',
      header: t.when,
      align: 'end',
      sort: ageSort,
      cell: ({ at }) => (
        <TwoLines
          first={<span className="whitespace-nowrap">{formatInstant(instantOf(at))}</span>}
          second={<RelativeTime at={at} now={now} />}
          className="@max-2xl:text-right"
        />
      ),
    },
    detailsColumn(language, onOpen),
  ]
}

const detailsColumn = (language: Language, onOpen: (id: string) => void): Column<AuditEntry> => {
  const t = localizedTexts(TEXTS, language)
  return {
    id: 'details',
    header: t.details,
    headerHidden: true,
    align: 'end',
    interactive: true,
    cell: ({ id, action }) => (
      <Button
        data-list-item
        data-preview-row
        size="small"
        className="compact:@2xl:min-h-7"
        aria-label={t.detailsOf(textIn(auditActionText(action), language))}
        onClick={() => onOpen(id)}
      >
        {t.details}
      </Button>
    ),
  }
}

type CellProps = { entry: AuditEntry; language: Language }

const Who = ({ entry: { actorName, actorKind }, language, href }: CellProps & { href: string }) => (
  <TwoLines
    first={
      <Link
        href={href}
        scroll={false}
        title={localizedTexts(TEXTS, language).only(actorName)}
        className={LINK}
      >
        {actorName}
      </Link>
    }
    second={actorKindName(actorKind, language)}
    className="max-w-72 @max-2xl:text-right"
  />
)

const OnWhat = ({ entry: { subjectType, subjectId }, language }: CellProps) => {
  const href = subjectHref(subjectType, subjectId)
  const name = subjectName(subjectType, language)
  return href ? (
    <Link href={href} className={LINK}>
      {name}
    </Link>
  ) : (
    name
  )
}

'use client'
import Link from 'next/link'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { RowPreview } from '#components/tables/row-preview.tsx'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type Team, useTeamMembers } from '#lib/client/people.ts'
import { ROLE_NAMES } from './access-names.ts'
import { PersonStateBadge } from './person-state-badge.tsx'

const TEXTS = texts({
  label: ['Resumo do time', 'Team summary'],
  open: ['Ver pessoas do time', "See the team's people"],
  created: ['Criado', 'Created'],
  none: ['Ninguém neste time ainda.', 'Nobody in this team yet.'],
})

type TeamPreviewProps = { row: Team; now: string; onClose: () => void }

export const TeamPreview = ({ row, now, onClose }: TeamPreviewProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const query = useTeamMembers(row.id)
  const people = query.data?.people
  return (
    <RowPreview
      rowId={row.id}
      label={t.label}
      title={row.name}
      meta={
        <>
          {t.created} <RelativeTime at={row.createdAt} now={now} />
        </>
      }
      page={{ href: `/people?team=${row.id}`, label: t.open }}
      onClose={onClose}
    >
      <ReadProblem query={query} />
      {people?.length === 0 ? <p className="text-ink-muted text-sm">{t.none}</p> : null}
      <ul className="divide-y divide-line">
        {people?.map(({ id, name, role, ownRole, state }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2.5 text-sm">
            <span className="min-w-0">
              <Link href={`/people/${id}`} className="block truncate font-medium hover:underline">
                {name}
              </Link>
              <span className="text-ink-muted">{ownRole?.name ?? localized(ROLE_NAMES[role], language)}</span>
            </span>
            <PersonStateBadge state={state} />
          </li>
        ))}
      </ul>
      {query.isPending ? <Skeleton variant="row" lines={3} /> : null}
    </RowPreview>
  )
}

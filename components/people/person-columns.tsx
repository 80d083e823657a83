import { localized, localizedTexts, texts } from '#components/language/texts.ts'
import type { Column } from '#components/tables/column.ts'
import { TwoLines } from '#components/tables/two-lines.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { Person } from '#lib/client/people.ts'
import { instantOf } from '#lib/config/clock.ts'
import type { Language } from '#lib/domain/language.ts'
import { ROLE_NAMES, STATE_NAMES, VISIBILITY_NAMES } from './access-names.ts'
import { CertificateBadge } from './certificate-badge.tsx'
import { PersonStateBadge } from './person-state-badge.tsx'

const TEXTS = texts({
  name: ['Nome', 'Name'],
  role: ['Perfil', 'Role'],
  team: ['Time', 'Team'],
  sees: ['Acesso', 'Access'],
  certification: ['Certificação', 'Certification'],
  lastSignIn: ['Último acesso', 'Last sign-in'],
  never: ['nunca', 'never'],
  sessions: (count: number) =>
    count === 1 ? ['1 sessão', '1 session'] : [`${count} sessões`, `${count} sessions`],
  secondStep: ['Duas etapas', 'Two steps'],
  on: ['ligada', 'on'],
  off: ['desligada', 'off'],
  state: ['Situação', 'Status'],
})

const none = <span className="text-ink-muted">—</span>

export const personColumns = (language: Language, now: string): readonly Column<Person>[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'name',
      header: t.name,
      primary: true,
      isName: true,
      value: ({ name }) => name,
      cell: ({ name, email }) => (
        <TwoLines
          first={name}
          title={name}
          second={
            <span className="block truncate" title={email}>
              {email}
            </span>
          }
          className="max-w-96 compact:@2xl:max-w-none"
        />
      ),
    },
    {
      id: 'role',
      header: t.role,
      value: ({ role, ownRole }) => ownRole?.name ?? localized(ROLE_NAMES[role], language),
      cell: ({ role, ownRole }) => ownRole?.name ?? localized(ROLE_NAMES[role], language),
    },
    {
      id: 'team',
      header: t.team,
      value: ({ team }) => team?.name ?? null,
      cell: ({ team }) => (team ? <span className="line-clamp-2 max-w-40">{team.name}</span> : none),
    },
    {
      id: 'sees',
      header: t.sees,
      value: ({ visibility }) => localized(VISIBILITY_NAMES[visibility], language),
      cell: ({ visibility }) => localized(VISIBILITY_NAMES[visibility], language),
    },
    {
      id: 'certification',
      header: t.certification,
      value: ({ certificateEndDate, certification }) =>
        certificateEndDate ?? (certification === null ? null : ''),
      cell: ({ certification, certificateState, certificateEndDate }) =>
        certification === null ? (
          none
        ) : (
          <TwoLines
            first={certification}
            title={certification}
            second={<CertificateBadge state={certificateState} endDate={certificateEndDate} />}
            className="max-w-60"
          />
        ),
    },
    ...presenceColumns(language, now),
  ]
}

const presenceColumns = (language: Language, now: string): readonly Column<Person>[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'last',
      header: t.lastSignIn,
      align: 'end',
      value: ({ lastSignInAt }) => (lastSignInAt ? instantOf(lastSignInAt).getTime() : null),
      cell: ({ lastSignInAt, liveSessions }) =>
        lastSignInAt ? (
          <TwoLines
            first={<RelativeTime at={lastSignInAt} now={now} className="whitespace-nowrap" />}
            second={liveSessions === 0 ? null : t.sessions(liveSessions)}
            className="justify-end"
          />
        ) : (
          <span className="text-ink-muted">{t.never}</span>
        ),
    },
    {
      id: 'secondStep',
      header: t.secondStep,
      value: ({ hasSecondFactor }) => (hasSecondFactor ? t.on : t.off),
      cell: ({ hasSecondFactor }) =>
        hasSecondFactor ? t.on : <span className="text-ink-muted">{t.off}</span>,
    },
    {
      id: 'state',
      header: t.state,
      beside: true,
      value: ({ state }) => localized(STATE_NAMES[state], language),
      cell: ({ state }) => <PersonStateBadge state={state} />,
    },
  ]
}

'use client'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { StaleNotice } from '#components/live/stale-notice.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import type {
  DecideAccessRequest,
  RequestAccess,
  AccessRequests as Requests,
} from '#lib/client/access-requests.ts'
import { type PersonActions, type PersonDetail, type Team, usePerson } from '#lib/client/people.ts'
import type { OwnRole } from '#lib/client/roles.ts'
import { AccessCard } from './access-card.tsx'
import { ROLE_NAMES } from './access-names.ts'
import { AccessRequests } from './access-requests.tsx'
import { CertificatesCard } from './certificates-card.tsx'
import { LeaveCard } from './leave-card.tsx'
import { LinkCard } from './link-card.tsx'
import { PersonStateBadge } from './person-state-badge.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

const TEXTS = texts({
  back: ['Pessoas', 'People'],
  last: ['último acesso', 'last sign-in'],
  never: ['nunca entrou', 'never signed in'],
  identity: ['entra pela organização desde', 'signs in through the organization since'],
  audit: ['Ver na auditoria', 'See in the audit'],
})

type PersonScreenProps = {
  initial: PersonDetail
  teams: readonly Team[]
  roles: readonly OwnRole[]
  now: string
  isSelf: boolean
  actions: PersonActions
  requests: Requests
  request: RequestAccess
  decide: DecideAccessRequest
}

export const PersonScreen = ({ initial, teams, roles, now, isSelf, ...props }: PersonScreenProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const query = usePerson(initial)
  const { data: person } = query
  const { actions, request } = props
  return (
    <>
      <PageHeader
        title={person.name}
        back={{ href: '/people', label: t.back }}
        meta={
          <>
            <PersonStateBadge state={person.state} />
            <span>{person.ownRole?.name ?? localized(ROLE_NAMES[person.role], language)}</span>
            <span className="break-all">{person.email}</span>
            <span>
              {person.lastSignInAt ? (
                <>
                  {t.last} <RelativeTime at={person.lastSignInAt} now={now} />
                </>
              ) : (
                t.never
              )}
            </span>
            {person.identitySince ? (
              <span>
                {t.identity} <RelativeTime at={person.identitySince} now={now} />
              </span>
            ) : null}
          </>
        }
        actions={<LinkButton href={`/audit?person=${person.id}`}>{t.audit}</LinkButton>}
      />
      <StaleNotice query={query} />
      <AccessRequests initial={props.requests} now={now} decide={props.decide} personId={person.id} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="grid min-w-0 gap-5">
          <AccessCard {...{ person, teams, roles, isSelf, request }} change={actions.change} />
          <CertificatesCard {...{ person, actions }} />
          <SessionsCard {...{ person, now }} endSessions={actions.endSessions} />
        </div>
        <div className="grid min-w-0 gap-5">
          {person.state === 'deactivated' ? null : (
            <LinkCard {...{ person, now, request }} issueLink={actions.issueLink} />
          )}
          <SecondFactorCard {...{ person, isSelf, request }} />
          <LeaveCard {...{ person, isSelf, actions, request }} />
        </div>
      </div>
    </>
  )
}

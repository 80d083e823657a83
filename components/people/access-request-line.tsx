import Link from 'next/link'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { AccessRequest, DecideAccessRequest, GivenAccess } from '#lib/client/access-requests.ts'
import { REQUEST_NAMES, ROLE_NAMES, VISIBILITY_NAMES } from './access-names.ts'
import { AccessRequestDecision } from './access-request-decision.tsx'

const TEXTS = texts({
  asked: (name: string) => [`Pedido de ${name}`, `Asked for by ${name}`],
  role: ['Perfil', 'Role'],
  sees: ['Acesso', 'Access'],
  ends: ['vence', 'expires'],
  mine: (names: string) => [
    `Seu pedido. Aprova e entrega o link: ${names}.`,
    `Your request. Who may approve and hand the link over: ${names}.`,
  ],
  mineNoLink: (names: string) => [
    `Seu pedido. Pode aprovar: ${names}.`,
    `Your request. Who may approve: ${names}.`,
  ],
  others: (names: string) => [`Pode decidir: ${names}.`, `Who may decide: ${names}.`],
  own: (names: string) => [
    `É o seu próprio acesso. Pode decidir: ${names}.`,
    `It is your own access. Who may decide: ${names}.`,
  ],
  nobody: (id: string) => [
    `Nenhum outro gestor pode decidir. Peça a aprovação e o link a quem opera o sistema, com o código ${id}.`,
    `No other manager may decide. Ask the operator of the system for the approval and the link, with the code ${id}.`,
  ],
  nobodyNoLink: (id: string) => [
    `Nenhum outro gestor pode decidir. Peça a aprovação a quem opera o sistema, com o código ${id}.`,
    `No other manager may decide. Ask the operator of the system to approve, with the code ${id}.`,
  ],
  approved: (name: string) => [`Aprovado por ${name}`, `Approved by ${name}`],
  approvedWith: (name: string) => [
    `Aprovado por ${name}, que entrega o link`,
    `Approved by ${name}, who hands the link over`,
  ],
  refused: (name: string) => [`Recusado por ${name}`, `Refused by ${name}`],
})

type AccessRequestLineProps = {
  request: AccessRequest
  now: string
  decide: DecideAccessRequest
  onDecided: (access: GivenAccess) => void
}

export const AccessRequestLine = ({ request, now, decide, onDecided }: AccessRequestLineProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const kind = localized(REQUEST_NAMES[request.kind], language)
  const isOpen = request.status === 'proposed'
  return (
    <li className="grid gap-2 py-3 text-sm first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="break-words font-medium">
          {kind} ·{' '}
          {request.kind === 'invitation' ? (
            request.name
          ) : (
            <Link
              href={`/people/${request.personId}`}
              className="rounded-control hover:text-accent hover:underline"
            >
              {request.name}
            </Link>
          )}
        </p>
        <p className="break-all text-ink-muted">{request.email}</p>
        {request.wanted === null ? null : (
          <p className="break-words">
            {t.role}: {request.wanted.ownRoleName ?? localized(ROLE_NAMES[request.wanted.role], language)} ·{' '}
            {t.sees}: {localized(VISIBILITY_NAMES[request.wanted.visibility], language)}
          </p>
        )}
        <p className="break-words text-ink-muted">
          {t.asked(request.createdByName)} · <RelativeTime at={request.createdAt} now={now} />
          {isOpen ? (
            <>
              {' · '}
              {t.ends} <RelativeTime at={request.expiresAt} now={now} />
            </>
          ) : null}
        </p>
      </div>
      {isOpen ? <Waiting request={request} /> : <Decided {...{ request, now }} />}
      {isOpen && (request.isMine || request.mayDecide) ? (
        <AccessRequestDecision {...{ request, decide, onDecided }} />
      ) : null}
    </li>
  )
}

const Waiting = ({ request }: { request: AccessRequest }) => {
  const t = useTexts(TEXTS)
  const { id, deciders, mayDecide, isMine, isOwn, givesLink } = request
  const names = deciders.join(', ')
  if (mayDecide) return null
  const words = givesLink ? (['mine', 'nobody'] as const) : (['mineNoLink', 'nobodyNoLink'] as const)
  const who = isMine ? t[words[0]](names) : isOwn ? t.own(names) : t.others(names)
  return <p className="break-words">{deciders.length === 0 ? t[words[1]](id) : who}</p>
}

const Decided = ({ request, now }: { request: AccessRequest; now: string }) => {
  const t = useTexts(TEXTS)
  const name = request.decidedByName ?? ''
  const approval = request.givesLink ? 'approvedWith' : 'approved'
  return (
    <div className="break-words">
      {request.status === 'refused' ? t.refused(name) : t[approval](name)}
      {request.decidedAt ? (
        <>
          {' · '}
          <RelativeTime at={request.decidedAt} now={now} />
        </>
      ) : null}
      {request.refusalReason ? <p>{request.refusalReason}</p> : null}
    </div>
  )
}

import { FileText, ShieldCheck, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { localized, localizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { LinkOpened } from '#components/self-service/link-opened.tsx'
import { LiveRefresh } from '#components/self-service/live-refresh.tsx'
import { CustomerShell } from '#components/shell/customer-shell.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { Card } from '#components/ui/card.tsx'
import { formatMoment } from '#components/ui/moment-text.ts'
import { ProgressSteps } from '#components/ui/progress-steps.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { ConsentPageView } from '#lib/domain/clt/consent-page-view.ts'
import { type Cnpj, formatCnpj } from '#lib/domain/documents/cnpj.ts'
import { ANSWER_STEP, CONSENT_STEPS, type ConsentStage, consentOutcomeOf } from './consent-journey.ts'
import { ConsentOutcomeCard } from './consent-outcome.tsx'
import { type ConsentActions, ConsentStep, IdentifyStep } from './consent-step.tsx'
import { RevokeForm } from './revoke-form.tsx'

const TEXTS = texts({
  authorization: ['Autorização', 'Authorization'],
  service: ['Atendimento:', 'Service:'],
  term: ['Termo', 'Term'],
  hello: (name: string) => [`Olá, ${name}`, `Hello, ${name}`],
  steps: ['Etapas da autorização', 'Steps of the authorization'],
  request: (correspondent: string, institution: string) => [
    `${correspondent} pede a sua autorização para consultar quanto você pode contratar de crédito consignado, o empréstimo descontado do salário, na ${institution}.`,
    `${correspondent} asks for your authorization to query how much payroll credit you can take at ${institution}.`,
  ],
  onlyQuery: [
    'É só uma consulta aos seus dados de trabalho. Você decide se autoriza.',
    'It is only a query of your employment data. You decide whether to authorize it.',
  ],
  noLoan: [
    'Não é um empréstimo: nada é contratado nem descontado do seu salário.',
    'It is not a loan: nothing is contracted or deducted from your salary.',
  ],
  wholeTerm: ['Ler o termo completo', 'Read the whole term'],
  answerBy: (at: Date) => [
    `Responda até ${formatMoment(at, 'pt-BR')}.`,
    `Answer by ${formatMoment(at, 'en')}.`,
  ],
  expired: ['O prazo para responder terminou', 'The time to answer is over'],
  endedOn: (at: Date) => [
    `Ele ia até ${formatMoment(at, 'pt-BR')}. Nada foi consultado. Se ainda quiser saber quanto pode contratar, peça um novo link a quem atendeu você.`,
    `You had until ${formatMoment(at, 'en')}. Nothing was queried. If you still want to know how much you can take, ask whoever served you for a new link.`,
  ],
  refused: ['Você não autorizou a consulta', 'You did not authorize the query'],
  revoked: ['Você revogou a autorização', 'You revoked the authorization'],
  nothingMore: [
    'Nada mais será consultado nem simulado com ela. O que foi feito antes continua valendo, inclusive um contrato já assinado.',
    'Nothing more will be queried or simulated with it. What was done before stays, a contract already signed included.',
  ],
  nothingQueried: [
    'Nada foi consultado e este link não vale mais. Se mudar de ideia, peça um novo a quem atendeu você.',
    'Nothing was queried and this link is no longer valid. If you change your mind, ask whoever served you for a new one.',
  ],
})

const MOVING_POLL_MS = 2_500

type ConsentScreenProps = {
  view: ConsentPageView
  stage: ConsentStage
  at: Date
  evidenceHref: string
  actions: ConsentActions
}

export const ConsentScreen = ({ view, stage, at, evidenceHref, actions }: ConsentScreenProps) => {
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  const { institution } = view
  const answering = stage === 'identify' || stage === 'answer'
  const outcome = stage === 'after' ? consentOutcomeOf(view, at, language) : null
  return (
    <CustomerShell
      lender={institution.name}
      aside={t.authorization}
      contact={view.contact}
      legal={
        <p>
          {institution.legalName}, CNPJ {formatCnpj(institution.cnpj as Cnpj)}. {t.service}{' '}
          {view.correspondentName}. {t.term} <span className="whitespace-nowrap">{view.term.version}</span>.
        </p>
      }
    >
      <LinkOpened record={actions.recordVisit} />
      <LiveRefresh everyMs={outcome?.moving ? MOVING_POLL_MS : null} />
      <h1 className="break-words font-semibold text-2xl leading-8 tracking-tight">
        {t.hello(view.firstName)}
      </h1>
      <div className="mt-4 space-y-5">
        {answering ? (
          <ProgressSteps
            compact
            steps={CONSENT_STEPS.map((step) => localized(step, language))}
            current={ANSWER_STEP[stage]}
            label={t.steps}
          />
        ) : null}
        {stage === 'identify' ? <Request view={view} /> : null}
        {answering ? <ConsentStep view={view} actions={actions} /> : null}
        {stage === 'expired' ? <Expired at={view.consentDeadlineAt} /> : null}
        {stage === 'refused' ? <Refused /> : null}
        {stage === 'revoked' ? <Revoked /> : null}
        {outcome ? <ConsentOutcomeCard {...{ view, outcome, evidenceHref }} /> : null}
        {outcome && !outcome.moving && !view.identified ? <IdentifyStep identify={actions.identify} /> : null}
        {view.revocable ? <RevokeForm revoke={actions.revoke} /> : null}
      </div>
    </CustomerShell>
  )
}

const Request = ({ view }: { view: ConsentPageView }) => {
  const t = useTexts(TEXTS)
  return (
    <Card>
      <p className="text-pretty text-lg leading-7">
        {t.request(view.correspondentName, view.institution.name)}
      </p>
      <ul className="mt-4 space-y-3">
        <Point icon={<ShieldCheck />}>{t.onlyQuery}</Point>
        <Point icon={<Wallet />}>{t.noLoan}</Point>
      </ul>
      <details className="mt-3 border-t pt-1">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-accent [&::-webkit-details-marker]:hidden">
          <FileText aria-hidden className="size-4.5" />
          {t.wholeTerm}
        </summary>
        <p lang="pt-BR" className="whitespace-pre-line rounded-control bg-sunken p-3.5 text-sm leading-6">
          {view.term.text}
        </p>
      </details>
      <p className="mt-2 text-ink-muted text-sm">{t.answerBy(view.consentDeadlineAt)}</p>
    </Card>
  )
}

const Point = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3">
    <span aria-hidden className="mt-0.5 text-accent [&_svg]:size-5">
      {icon}
    </span>
    <span className="min-w-0 text-pretty">{children}</span>
  </li>
)

const Expired = ({ at }: { at: Date }) => {
  const t = useTexts(TEXTS)
  return (
    <Callout tone="warning" title={<span className="text-base">{t.expired}</span>}>
      {t.endedOn(at)}
    </Callout>
  )
}

const Revoked = () => {
  const t = useTexts(TEXTS)
  return (
    <Callout tone="neutral" title={<span className="text-base">{t.revoked}</span>}>
      {t.nothingMore}
    </Callout>
  )
}

const Refused = () => {
  const t = useTexts(TEXTS)
  return (
    <Callout tone="neutral" title={<span className="text-base">{t.refused}</span>}>
      {t.nothingQueried}
    </Callout>
  )
}

import { FileText, ShieldCheck, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ConsentPageView } from '#lib/domain/clt/consent-page-view'
import { type Cnpj, formatCnpj } from '#lib/domain/documents/cnpj'
import { LiveRefresh } from '../customer/live-refresh.tsx'
import { CustomerShell } from '../shell/customer-shell.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { formatMoment } from '../ui/moment-text.ts'
import { ProgressSteps } from '../ui/progress-steps.tsx'
import { ANSWER_PLACE, ANSWER_STEPS, type ConsentStage, consentOutcomeOf } from './consent-journey.ts'
import { ConsentOutcomeCard } from './consent-outcome.tsx'
import { type ConsentActions, ConsentStep, IdentifyStep } from './consent-step.tsx'

const MOVING_LOOK_MS = 2_500

type ConsentScreenProps = {
  view: ConsentPageView
  stage: ConsentStage
  at: Date
  evidenceHref: string
  actions: ConsentActions
}

/** The customer's consent page: who asks for what, then one step after the other. */
export const ConsentScreen = ({ view, stage, at, evidenceHref, actions }: ConsentScreenProps) => {
  const { institution } = view
  const answering = stage === 'identify' || stage === 'answer'
  const outcome = stage === 'after' ? consentOutcomeOf(view, at) : null
  return (
    <CustomerShell
      lender={institution.name}
      aside="Autorização"
      legal={
        <p>
          {institution.legalName}, CNPJ {formatCnpj(institution.cnpj as Cnpj)}. Atendimento:{' '}
          {view.correspondentName}. Termo <span className="whitespace-nowrap">{view.term.version}</span>.
        </p>
      }
    >
      <LiveRefresh everyMs={outcome?.moving ? MOVING_LOOK_MS : null} />
      <h1 className="font-semibold text-2xl leading-8 tracking-tight">Olá, {view.firstName}</h1>
      <div className="mt-4 space-y-5">
        {answering ? (
          <ProgressSteps steps={ANSWER_STEPS} current={ANSWER_PLACE[stage]} label="Etapas da autorização" />
        ) : null}
        {stage === 'identify' ? <Request view={view} /> : null}
        {answering ? <ConsentStep view={view} actions={actions} /> : null}
        {stage === 'expired' ? <Expired at={view.consentDeadlineAt} /> : null}
        {stage === 'refused' ? <Refused /> : null}
        {outcome ? <ConsentOutcomeCard {...{ view, outcome, evidenceHref }} /> : null}
        {outcome && !outcome.moving && !view.identified ? (
          <IdentifyStep view={view} identify={actions.identify} />
        ) : null}
      </div>
    </CustomerShell>
  )
}

/** What is asked, before anything is answered; the whole term is a tap away. */
const Request = ({ view }: { view: ConsentPageView }) => (
  <Card>
    <p className="text-pretty text-lg leading-7">
      {view.correspondentName} pede a sua autorização para consultar quanto você pode contratar de crédito
      consignado na {view.institution.name}.
    </p>
    <ul className="mt-4 space-y-3">
      <Point icon={<ShieldCheck />}>
        É só uma consulta aos seus dados de trabalho. Você decide se autoriza.
      </Point>
      <Point icon={<Wallet />}>Não é um empréstimo: nada é contratado nem descontado do seu salário.</Point>
    </ul>
    <details className="mt-3 border-t pt-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-accent [&::-webkit-details-marker]:hidden">
        <FileText aria-hidden className="size-4.5" />
        Ler o termo completo
      </summary>
      <p className="whitespace-pre-line rounded-control bg-sunken p-3.5 text-sm leading-6">
        {view.term.text}
      </p>
    </details>
    <p className="mt-2 text-ink-muted text-sm">Responda até {formatMoment(view.consentDeadlineAt)}.</p>
  </Card>
)

const Point = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3">
    <span aria-hidden className="mt-0.5 text-accent [&_svg]:size-5">
      {icon}
    </span>
    <span className="min-w-0 text-pretty">{children}</span>
  </li>
)

const Expired = ({ at }: { at: Date }) => (
  <Callout tone="warning" title={<span className="text-base">O prazo para responder terminou</span>}>
    Ele ia até {formatMoment(at)}. Nada foi consultado. Se ainda quiser saber quanto pode contratar, peça um
    novo link a quem atendeu você.
  </Callout>
)

const Refused = () => (
  <Callout tone="neutral" title={<span className="text-base">Você não autorizou a consulta</span>}>
    Nada foi consultado e este link não vale mais. Se mudar de ideia, peça um novo a quem atendeu você.
  </Callout>
)

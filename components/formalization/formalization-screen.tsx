import { ArrowDown } from 'lucide-react'
import { type Cnpj, formatCnpj } from '#lib/domain/documents/cnpj'
import type { FormalizationView } from '#lib/domain/formalization/formalization-view'
import { LiveRefresh } from '../customer/live-refresh.tsx'
import { CustomerShell } from '../shell/customer-shell.tsx'
import { buttonClasses } from '../ui/button-classes.ts'
import { Callout } from '../ui/callout.tsx'
import { formatMoment } from '../ui/moment-text.ts'
import { ProgressSteps } from '../ui/progress-steps.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ContractFigures } from './contract-figures.tsx'
import { NOTHING_DEDUCTED, OUTCOMES, SIGNING_PLACE, SIGNING_STEPS, type Stage } from './journey.ts'
import { OutcomeCard } from './outcome-card.tsx'
import { type CustomerActions, SigningStep } from './signing-step.tsx'

const PREPARING_LOOK_MS = 1_500
const MOVING_LOOK_MS = 2_500

type FormalizationScreenProps = {
  view: FormalizationView
  stage: Stage
  contractHref: string
  actions: CustomerActions
}

/** The customer's page: what is being contracted, then one step after the other. */
export const FormalizationScreen = ({ view, stage, contractHref, actions }: FormalizationScreenProps) => {
  const signing = stage === 'identify' || stage === 'read' || stage === 'accept'
  return (
    <CustomerShell
      lender={view.institution.name}
      aside={<span className="tabular-nums">{view.contractNumber}</span>}
      legal={
        <p>
          Contrato {view.contractNumber}. Credora: {view.institution.legalName}, CNPJ{' '}
          {formatCnpj(view.institution.cnpj as Cnpj)}.
        </p>
      }
    >
      <LiveRefresh everyMs={lookEvery(view, stage)} />
      <h1 className="font-semibold text-2xl leading-8 tracking-tight">Olá, {view.firstName}</h1>
      <div className="mt-4 space-y-5">
        {signing ? (
          <ProgressSteps steps={SIGNING_STEPS} current={SIGNING_PLACE[stage]} label="Etapas da assinatura" />
        ) : null}
        {signing ? (
          <p className="text-ink-muted">
            Confira tudo com calma antes de assinar. O prazo vai até {formatMoment(view.signatureDeadlineAt)}.
          </p>
        ) : null}
        {stage === 'preparing' ? <Preparing /> : null}
        {stage === 'expired' ? <Expired view={view} /> : null}
        {stage === 'after' ? <OutcomeCard view={view} /> : null}
        {isStanding(view, stage) ? <ContractFigures figures={view.figures} payment={view.payment} /> : null}
        {stage === 'identify' ? <GoToStep /> : null}
        {signing ? <SigningStep {...{ stage, view, contractHref, actions }} /> : null}
      </div>
    </CustomerShell>
  )
}

// Figures of a contract that will never be would only frighten.
const isStanding = ({ status }: FormalizationView, stage: Stage) =>
  stage !== 'expired' &&
  (stage !== 'after' || OUTCOMES[status].place !== null || OUTCOMES[status].moving === true)

const lookEvery = (view: FormalizationView, stage: Stage): number | null => {
  if (stage === 'preparing') return PREPARING_LOOK_MS
  return stage === 'after' && OUTCOMES[view.status].moving ? MOVING_LOOK_MS : null
}

/** At the bottom of the screen until the step itself comes into view; then it scrolls away with the page. */
const GoToStep = () => (
  <div className="sticky bottom-0 z-10 -mx-4 bg-surface/95 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur">
    <a href="#etapa" className={buttonClasses({ variant: 'primary', size: 'large', full: true })}>
      Conferi, quero continuar
      <ArrowDown aria-hidden />
    </a>
  </div>
)

const Preparing = () => (
  <Callout tone="info" icon={<Spinner />} title={<span className="text-base">Preparando seu contrato</span>}>
    Leva alguns segundos. Esta página muda sozinha; enquanto isso, confira os valores.
  </Callout>
)

const Expired = ({ view }: { view: FormalizationView }) => (
  <Callout tone="warning" title={<span className="text-base">O prazo para assinar terminou</span>}>
    Ele ia até {formatMoment(view.signatureDeadlineAt)}. Nada foi contratado.{' '}
    {NOTHING_DEDUCTED[view.figures.product]} Se ainda quiser o dinheiro, peça um novo link a quem atendeu
    você.
  </Callout>
)

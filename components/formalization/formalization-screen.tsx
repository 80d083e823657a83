import { ArrowDown } from 'lucide-react'
import { LiveRefresh } from '#components/self-service/live-refresh'
import { useLanguage } from '#components/use-language'
import { type Cnpj, formatCnpj } from '#lib/domain/documents/cnpj'
import type { FormalizationView } from '#lib/domain/formalization/formalization-view'
import { said, saidIn, texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { CustomerShell } from '../shell/customer-shell.tsx'
import { buttonClasses } from '../ui/button-classes.ts'
import { Callout } from '../ui/callout.tsx'
import { formatMoment } from '../ui/moment-text.ts'
import { ProgressSteps } from '../ui/progress-steps.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ContractFigures } from './contract-figures.tsx'
import { SIGNING_PLACE, SIGNING_STEPS, type Stage } from './journey.ts'
import { OutcomeCard } from './outcome-card.tsx'
import { NOTHING_DEDUCTED, OUTCOMES } from './outcomes.ts'
import { type CustomerActions, SigningStep } from './signing-step.tsx'

const TEXTS = texts({
  lender: (contract: string, name: string, cnpj: string) => [
    `Contrato ${contract}. Credora: ${name}, CNPJ ${cnpj}.`,
    `Contract ${contract}. Lender: ${name}, CNPJ ${cnpj}.`,
  ],
  hello: (name: string) => [`Olá, ${name}`, `Hello, ${name}`],
  steps: ['Etapas da assinatura', 'Steps of signing'],
  takeYourTime: (until: Date) => [
    `Confira tudo com calma antes de assinar. O prazo vai até ${formatMoment(until, 'pt-BR')}.`,
    `Take your time to check everything before signing. You have until ${formatMoment(until, 'en')}.`,
  ],
  goOn: ['Conferi, quero continuar', 'I have checked, continue'],
  preparing: ['Preparando seu contrato', 'Preparing your contract'],
  wait: [
    'Leva alguns segundos. Esta página muda sozinha; enquanto isso, confira os valores.',
    'It takes a few seconds. This page changes by itself; meanwhile, check the amounts.',
  ],
  expired: ['O prazo para assinar terminou', 'The time to sign is over'],
  endedOn: (at: Date) => [
    `Ele ia até ${formatMoment(at, 'pt-BR')}. Nada foi contratado.`,
    `You had until ${formatMoment(at, 'en')}. Nothing was contracted.`,
  ],
  askAgain: [
    'Se ainda quiser o dinheiro, peça um novo link a quem atendeu você.',
    'If you still want the money, ask whoever served you for a new link.',
  ],
})

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
  const language = useLanguage()
  const t = saidIn(TEXTS, language)
  const signing = stage === 'identify' || stage === 'read' || stage === 'accept'
  const { contractNumber, institution } = view
  return (
    <CustomerShell
      lender={institution.name}
      aside={<span className="tabular-nums">{contractNumber}</span>}
      legal={<p>{t.lender(contractNumber, institution.legalName, formatCnpj(institution.cnpj as Cnpj))}</p>}
    >
      <LiveRefresh everyMs={lookEvery(view, stage)} />
      <h1 className="break-words font-semibold text-2xl leading-8 tracking-tight">
        {t.hello(view.firstName)}
      </h1>
      <div className="mt-4 space-y-5">
        {signing ? (
          <ProgressSteps
            steps={SIGNING_STEPS.map((step) => said(step, language))}
            current={SIGNING_PLACE[stage]}
            label={t.steps}
          />
        ) : null}
        {signing ? <p className="text-ink-muted">{t.takeYourTime(view.signatureDeadlineAt)}</p> : null}
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
const GoToStep = () => {
  const t = useTexts(TEXTS)
  return (
    <div className="sticky bottom-0 z-10 -mx-4 bg-surface/95 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur">
      <a href="#etapa" className={buttonClasses({ variant: 'primary', size: 'large', full: true })}>
        {t.goOn}
        <ArrowDown aria-hidden />
      </a>
    </div>
  )
}

const Preparing = () => {
  const t = useTexts(TEXTS)
  return (
    <Callout tone="info" icon={<Spinner />} title={<span className="text-base">{t.preparing}</span>}>
      {t.wait}
    </Callout>
  )
}

const Expired = ({ view }: { view: FormalizationView }) => {
  const language = useLanguage()
  const t = saidIn(TEXTS, language)
  return (
    <Callout tone="warning" title={<span className="text-base">{t.expired}</span>}>
      {t.endedOn(view.signatureDeadlineAt)} {said(NOTHING_DEDUCTED[view.figures.product], language)}{' '}
      {t.askAgain}
    </Callout>
  )
}

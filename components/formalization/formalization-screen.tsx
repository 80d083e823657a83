import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { localized, localizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AutofocusSection } from '#components/self-service/autofocus-section.tsx'
import { LinkOpened } from '#components/self-service/link-opened.tsx'
import { LiveRefresh } from '#components/self-service/live-refresh.tsx'
import { CustomerShell } from '#components/shell/customer-shell.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Callout } from '#components/ui/callout.tsx'
import { formatMoment } from '#components/ui/moment-text.ts'
import { ProgressSteps } from '#components/ui/progress-steps.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type Cnpj, formatCnpj } from '#lib/domain/documents/cnpj.ts'
import type { FormalizationView } from '#lib/domain/formalization/formalization-view.ts'
import { ContractFigures } from './contract-figures.tsx'
import { STEPS, type Stage, stepOf } from './journey.ts'
import { MovedNotice } from './moved-notice.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import { NOTHING_DEDUCTED_AT_ALL, OUTCOMES } from './outcomes.ts'
import { OwnDocuments } from './own-documents.tsx'
import { type CustomerActions, SigningStep } from './signing-step.tsx'

const TEXTS = texts({
  lender: (name: string, cnpj: string) => [
    `Credora: ${name}, CNPJ ${cnpj}.`,
    `Lender: ${name}, CNPJ ${cnpj}.`,
  ],
  contract: (number: string) => [`Contrato ${number}.`, `Contract ${number}.`],
  hello: (name: string) => [`Olá, ${name}`, `Hello, ${name}`],
  conditions: ['Condições do contrato', 'Conditions of the contract'],
  steps: ['Etapas do contrato', 'Steps of the contract'],
  onHold: ['Parado até a correção', 'On hold until the correction'],
  whoAsks: (lender: string) => [
    `A ${lender} tem um contrato para você. Para ver os valores, confirme que é você mesmo.`,
    `${lender} has a contract for you. To see the amounts, confirm that it is you.`,
  ],
  seeProgress: (lender: string) => [
    `Para ver como está o seu contrato com a ${lender}, confirme que é você mesmo.`,
    `To see how your contract with ${lender} is going, confirm that it is you.`,
  ],
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

const PREPARING_POLL_MS = 1_500
const MOVING_POLL_MS = 2_500

type FormalizationScreenProps = {
  view: FormalizationView
  stage: Stage
  href: string
  actions: CustomerActions
}

/** Each stage replaces the whole page, so that nothing moves under a thumb. */
export const FormalizationScreen = (props: FormalizationScreenProps) => {
  const { view, stage, actions } = props
  return (
    <>
      <LinkOpened record={actions.recordVisit} />
      <LiveRefresh everyMs={pollEveryMs(view, stage)} />
      <StageScreen key={stage} {...props} />
    </>
  )
}

const StageScreen = ({ view, stage, href, actions }: FormalizationScreenProps) => {
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  const { institution, contract } = view
  const refused = contract !== null && contract.moved.refusal !== null
  const signing = !refused && (stage === 'read' || stage === 'accept')
  const step = stepOf(view, stage)
  return (
    <CustomerShell
      lender={institution.name}
      aside={contract ? <span className="tabular-nums">{contract.number}</span> : undefined}
      contact={view.contact}
      legal={
        <p>
          {contract ? `${t.contract(contract.number)} ` : ''}
          {t.lender(institution.legalName, formatCnpj(institution.cnpj as Cnpj))}
        </p>
      }
    >
      <h1 className="break-words font-semibold text-2xl leading-8 tracking-tight">
        {t.hello(view.firstName)}
      </h1>
      <div className="mt-4 space-y-5">
        {step === null ? null : (
          <ProgressSteps
            compact
            steps={STEPS.map((step) => localized(step, language))}
            current={step}
            label={t.steps}
            {...(stage === 'after' && view.status === 'pending' && { stopped: true, note: t.onHold })}
          />
        )}
        {stage === 'identify' ? (
          <p className="text-ink-muted">
            {view.awaitsSignature ? t.whoAsks(institution.name) : t.seeProgress(institution.name)}
          </p>
        ) : null}
        {signing ? <p className="text-ink-muted">{t.takeYourTime(view.signatureDeadlineAt)}</p> : null}
        {contract ? <MovedNotice moved={contract.moved} product={contract.figures.product} /> : null}
        {stage === 'preparing' ? <Preparing /> : null}
        {stage === 'expired' ? <Expired view={view} /> : null}
        {stage === 'after' ? <OutcomeCard view={view} startFix={actions.startFix} /> : null}
        {contract && view.signedAt ? <OwnDocuments href={href} paid={contract.paidAt !== null} /> : null}
        {contract && isStanding(view, stage) ? (
          <Conditions label={t.conditions} isNew={signing}>
            <ContractFigures contract={contract} />
          </Conditions>
        ) : null}
        {stage === 'read' && !refused ? <GoToStep /> : null}
        {signing || stage === 'identify' ? (
          <SigningStep {...{ stage, view, actions }} contractHref={`${href}/contract`} />
        ) : null}
      </div>
    </CustomerShell>
  )
}

type ConditionsProps = { label: string; isNew: boolean; children: ReactNode }

const Conditions = ({ label, isNew, children }: ConditionsProps) => {
  const Section = isNew ? AutofocusSection : 'section'
  return (
    <Section aria-label={label} className="scroll-mt-4 outline-none">
      {children}
    </Section>
  )
}

// Contracts that will not be paid out show no figures, because the figures would only alarm the customer.
const isStanding = ({ status }: FormalizationView, stage: Stage) =>
  stage !== 'expired' &&
  (stage !== 'after' || OUTCOMES[status].step !== null || OUTCOMES[status].moving === true)

const pollEveryMs = (view: FormalizationView, stage: Stage): number | null => {
  if (stage === 'preparing') return PREPARING_POLL_MS
  return stage === 'after' && OUTCOMES[view.status].moving ? MOVING_POLL_MS : null
}

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
  const t = localizedTexts(TEXTS, language)
  return (
    <Callout tone="warning" title={<span className="text-base">{t.expired}</span>}>
      {t.endedOn(view.signatureDeadlineAt)} {localized(NOTHING_DEDUCTED_AT_ALL, language)} {t.askAgain}
    </Callout>
  )
}

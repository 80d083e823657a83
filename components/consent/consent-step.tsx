import type { ConsentPageView } from '#lib/domain/clt/consent-page-view'
import { AcceptForm } from '../customer/accept-form.tsx'
import type { FormAction } from '../customer/form-state.ts'
import { IdentityForm } from '../customer/identity-form.tsx'
import { StepSection } from '../customer/step-section.tsx'
import { RefuseForm } from './refuse-form.tsx'

export type ConsentActions = { identify: FormAction; accept: FormAction; refuse: FormAction }

type ConsentStepProps = { view: ConsentPageView; actions: ConsentActions }

/** The one thing the customer does now: say who they are, or read the term and answer it. */
export const ConsentStep = ({ view, actions }: ConsentStepProps) =>
  view.identified ? (
    <StepSection key="answer" id="etapa" title="Leia o termo e responda">
      <AcceptForm acceptance={view.term} accept={actions.accept} button="Autorizar a consulta" />
      <RefuseForm refuse={actions.refuse} />
    </StepSection>
  ) : (
    <IdentifyStep view={view} identify={actions.identify}>
      Este termo é para o CPF {maskedDocument(view)}. Só você pode responder.
    </IdentifyStep>
  )

type IdentifyStepProps = { view: ConsentPageView; identify: FormAction; children?: React.ReactNode }

/** Asks who the customer is; nothing personal is shown before. */
export const IdentifyStep = ({ view, identify, children }: IdentifyStepProps) => (
  <StepSection key="identify" id="etapa" title="Confirme quem é você">
    <p className="text-ink-muted">{children ?? <>Esta consulta é do CPF {maskedDocument(view)}.</>}</p>
    <IdentityForm identify={identify} />
  </StepSection>
)

const maskedDocument = (view: ConsentPageView) => (
  <span className="whitespace-nowrap tabular-nums">{view.maskedDocument}</span>
)

import { AcceptForm } from '#components/self-service/accept-form'
import type { FormAction } from '#components/self-service/form-state.ts'
import { IdentityForm } from '#components/self-service/identity-form'
import { StepSection } from '#components/self-service/step-section'
import type { ConsentPageView } from '#lib/domain/clt/consent-page-view'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { RefuseForm } from './refuse-form.tsx'

const TEXTS = texts({
  readAndAnswer: ['Leia o termo e responda', 'Read the term and answer'],
  authorize: ['Autorizar a consulta', 'Authorize the query'],
  termFor: ['Este termo é para o CPF', 'This term is for the CPF'],
  onlyYou: ['Só você pode responder.', 'Only you can answer.'],
  whoAreYou: ['Confirme quem é você', 'Confirm who you are'],
  queryOf: ['Esta consulta é do CPF', 'This query is about the CPF'],
})

export type ConsentActions = { identify: FormAction; accept: FormAction; refuse: FormAction }

type ConsentStepProps = { view: ConsentPageView; actions: ConsentActions }

/** The one thing the customer does now: say who they are, or read the term and answer it. */
export const ConsentStep = ({ view, actions }: ConsentStepProps) => {
  const t = useTexts(TEXTS)
  return view.identified ? (
    <StepSection key="answer" id="etapa" title={t.readAndAnswer}>
      <AcceptForm acceptance={view.term} accept={actions.accept} subject="term" button={t.authorize} />
      <RefuseForm refuse={actions.refuse} />
    </StepSection>
  ) : (
    <IdentifyStep view={view} identify={actions.identify}>
      {t.termFor} {maskedDocument(view)}. {t.onlyYou}
    </IdentifyStep>
  )
}

type IdentifyStepProps = { view: ConsentPageView; identify: FormAction; children?: React.ReactNode }

/** Asks who the customer is; nothing personal is shown before. */
export const IdentifyStep = ({ view, identify, children }: IdentifyStepProps) => {
  const t = useTexts(TEXTS)
  return (
    <StepSection key="identify" id="etapa" title={t.whoAreYou}>
      <p className="text-ink-muted">
        {children ?? (
          <>
            {t.queryOf} {maskedDocument(view)}.
          </>
        )}
      </p>
      <IdentityForm identify={identify} subject="term" />
    </StepSection>
  )
}

const maskedDocument = (view: ConsentPageView) => (
  <span className="whitespace-nowrap tabular-nums">{view.maskedDocument}</span>
)

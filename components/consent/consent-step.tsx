import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AcceptForm } from '#components/self-service/accept-form.tsx'
import type { FormAction } from '#components/self-service/form-state.ts'
import { IdentityForm } from '#components/self-service/identity-form.tsx'
import { StepSection } from '#components/self-service/step-section.tsx'
import type { ConsentPageView } from '#lib/domain/clt/consent-page-view.ts'
import { RefuseForm } from './refuse-form.tsx'

const TEXTS = texts({
  readAndAnswer: ['Leia o termo e responda', 'Read the term and answer'],
  authorize: ['Autorizar a consulta', 'Authorize the query'],
  onlyYou: [
    'Só você pode responder. Confirme que é você mesmo.',
    'Only you can answer. Confirm that it is you.',
  ],
  whoAreYou: ['Confirme quem é você', 'Confirm who you are'],
  yourResult: [
    'O resultado é só seu. Confirme que é você mesmo.',
    'The result is yours alone. Confirm that it is you.',
  ],
})

export type ConsentActions = {
  identify: FormAction
  accept: FormAction
  refuse: FormAction
  revoke: FormAction
  recordVisit: () => Promise<void>
}

type ConsentStepProps = { view: ConsentPageView; actions: ConsentActions }

export const ConsentStep = ({ view, actions }: ConsentStepProps) => {
  const t = useTexts(TEXTS)
  return view.identified ? (
    <StepSection key="answer" id="etapa" title={t.readAndAnswer}>
      <AcceptForm acceptance={view.term} accept={actions.accept} button={t.authorize} />
      <RefuseForm refuse={actions.refuse} />
    </StepSection>
  ) : (
    <IdentifyStep identify={actions.identify}>{t.onlyYou}</IdentifyStep>
  )
}

type IdentifyStepProps = { identify: FormAction; children?: string }

/** Shows no personal data before the customer is identified. */
export const IdentifyStep = ({ identify, children }: IdentifyStepProps) => {
  const t = useTexts(TEXTS)
  return (
    <StepSection key="identify" id="etapa" title={t.whoAreYou}>
      <p className="text-ink-muted">{children ?? t.yourResult}</p>
      <IdentityForm identify={identify} subject="term" />
    </StepSection>
  )
}

import type { FormalizationView } from '#lib/domain/formalization/formalization-view'
import { AcceptForm } from '../customer/accept-form.tsx'
import type { FormAction } from '../customer/form-state.ts'
import { IdentityForm } from '../customer/identity-form.tsx'
import { StepSection } from '../customer/step-section.tsx'
import { ContractLink } from './contract-link.tsx'

export type CustomerActions = { identify: FormAction; sign: FormAction }

type SigningStepProps = {
  stage: 'identify' | 'read' | 'accept'
  view: FormalizationView
  contractHref: string
  actions: CustomerActions
}

/** The one thing the customer does now on the way to the signature. */
export const SigningStep = ({ stage, view, contractHref, actions }: SigningStepProps) => {
  if (stage === 'identify') {
    return (
      <StepSection key="identify" id="etapa" title="Confirme quem é você">
        <p className="text-ink-muted">
          Este contrato é para o CPF{' '}
          <span className="whitespace-nowrap tabular-nums">{view.maskedDocument}</span>. Só você pode assinar.
        </p>
        <IdentityForm identify={actions.identify} />
      </StepSection>
    )
  }
  if (stage === 'read') {
    return (
      <StepSection key="read" id="etapa" title="Leia o contrato">
        <p className="text-ink-muted">
          Ele abre em outra aba, em PDF. Leia com calma e volte para esta página: o aceite aparece aqui.
        </p>
        <ContractLink href={contractHref} primary />
        <noscript>
          <a href="?" className="block py-2 text-accent underline">
            Já li: atualizar esta página
          </a>
        </noscript>
      </StepSection>
    )
  }
  return (
    <StepSection key="accept" id="etapa" title="Aceite para assinar">
      <ContractLink href={contractHref} />
      <AcceptForm acceptance={view.acceptance} accept={actions.sign} button="Aceitar e assinar" />
    </StepSection>
  )
}

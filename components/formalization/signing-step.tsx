import { localizedTexts, texts } from '#components/language/texts.ts'
import type { FormAction } from '#components/self-service/form-state.ts'
import { IdentityForm } from '#components/self-service/identity-form.tsx'
import { StepSection } from '#components/self-service/step-section.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { FormalizationView } from '#lib/domain/formalization/formalization-view.ts'
import { summaryOf } from './acceptance-summary.ts'
import { ContractLink } from './contract-link.tsx'
import { ProofOfLife } from './proof-of-life.tsx'
import { SignForm } from './sign-form.tsx'

const TEXTS = texts({
  whoAreYou: ['Confirme quem é você', 'Confirm who you are'],
  onlyYou: [
    'Só você, titular do contrato, pode ver os valores.',
    'Only you, whose contract it is, can see the amounts.',
  ],
  read: ['Leia o contrato', 'Read the contract'],
  opensBeside: [
    'Ele abre em outra aba, em PDF. Leia com calma e volte para esta página: o aceite aparece aqui.',
    'It opens in another tab, as a PDF in Portuguese. Take your time to read it and come back to this page: the acceptance appears here.',
  ],
  haveRead: ['Já li: atualizar esta página', 'I have read it: refresh this page'],
  proofOfLife: ['Prova de vida', 'Proof of life'],
  lifeElsewhere: (lender: string) => [
    `A ${lender} pode pedir uma prova de vida no canal dela antes de liberar o dinheiro.`,
    `${lender} may ask for a proof of life in its own channel before it releases the money.`,
  ],
  accept: ['Aceite para assinar', 'Accept to sign'],
})

export type CustomerActions = {
  identify: FormAction
  sign: FormAction
  sendCode: FormAction
  startProofOfLife: FormAction
  checkProofOfLife: FormAction
  startFix: () => Promise<void>
  recordVisit: () => Promise<void>
}

type SigningStepProps = {
  stage: 'identify' | 'read' | 'accept'
  view: FormalizationView
  contractHref: string
  actions: CustomerActions
}

export const SigningStep = ({ stage, view, contractHref, actions }: SigningStepProps) => {
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  if (stage === 'identify') {
    return (
      <StepSection key="identify" id="etapa" title={t.whoAreYou}>
        <p className="text-ink-muted">{t.onlyYou}</p>
        <IdentityForm identify={actions.identify} subject="contract" />
      </StepSection>
    )
  }
  if (stage === 'read') {
    return (
      <StepSection key="read" id="etapa" title={t.read} quiet>
        <p className="text-ink-muted">{t.opensBeside}</p>
        <ContractLink href={contractHref} primary />
        <noscript>
          <a href="?" className="block py-2 text-accent underline">
            {t.haveRead}
          </a>
        </noscript>
      </StepSection>
    )
  }
  const { contract } = view
  if (!contract) return null
  const life = contract.proofOfLife
  if (life?.rule === 'here' && life.state !== 'passed') {
    return (
      <StepSection key="proof-of-life" id="etapa" title={t.proofOfLife}>
        <ProofOfLife state={life.state} start={actions.startProofOfLife} check={actions.checkProofOfLife} />
      </StepSection>
    )
  }
  return (
    <StepSection key="accept" id="etapa" title={t.accept}>
      <ContractLink href={contractHref} />
      <p className="rounded-control bg-accent-soft p-3.5 text-pretty leading-6">
        {summaryOf(contract, language)}
      </p>
      {contract.proofOfLife?.rule === 'institution' ? (
        <p className="text-pretty text-ink-muted">{t.lifeElsewhere(view.institution.name)}</p>
      ) : null}
      <SignForm contract={contract} sign={actions.sign} sendCode={actions.sendCode} />
    </StepSection>
  )
}

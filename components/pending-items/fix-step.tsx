import { pixKeyText } from '#components/fields/pix-key-text.ts'
import type { SelectOption } from '#components/fields/select-field.tsx'
import { type Bilingual, localized, localizedTexts, texts } from '#components/language/texts.ts'
import { documentName } from '#components/products/document-names.ts'
import { IdentityForm } from '#components/self-service/identity-form.tsx'
import { StepSection } from '#components/self-service/step-section.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { formatMoment } from '#components/ui/moment-text.ts'
import { useLanguage } from '#components/use-language.ts'
import type { Language } from '#lib/domain/language.ts'
import type { FixView } from '#lib/domain/pending-items/fix-view.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import type { PendingItemType } from '#lib/domain/proposals/pending-item.ts'
import type { FixActions } from './fix-actions.ts'
import { FixDocumentForm } from './fix-document-form.tsx'
import { FixPixForm } from './fix-pix-form.tsx'
import { FixTransfer } from './fix-transfer.tsx'

const SUBJECTS: Readonly<Record<PendingItemType, Bilingual>> = {
  pix_refusal: ['Para receber, informe uma chave PIX sua', 'To be paid, enter a PIX key of yours'],
  ted_refusal: ['Para receber, informe uma conta sua', 'To be paid, enter an account of yours'],
  invalid_document: ['Envie uma foto do seu documento', 'Send a photo of your document'],
}

const TEXTS = texts({
  until: (at: Date) => [
    `Leva um minuto. O link vale até ${formatMoment(at, 'pt-BR')}.`,
    `It takes a minute. The link is valid until ${formatMoment(at, 'en')}.`,
  ],
  whoAreYou: ['Confirme quem é você', 'Confirm who you are'],
  correction: ['Precisamos de uma correção sua', 'We need a correction from you'],
  onlyYou: [
    'Só você pode corrigir. Confirme que é você mesmo.',
    'Only you can correct it. Confirm that it is you.',
  ],
  pix: ['Qual é a sua chave PIX?', 'What is your PIX key?'],
  account: ['Para onde vai o dinheiro?', 'Where does the money go?'],
  refused: (destination: string) => [`O banco recusou: ${destination}.`, `The bank refused: ${destination}.`],
  photo: (name: string) => [`Foto: ${name}`, `Photo: ${name}`],
  progress: (here: number, total: number) => [`Foto ${here} de ${total}`, `Photo ${here} of ${total}`],
})

type FixStepProps = { view: FixView; banks: readonly SelectOption[]; actions: FixActions }

export const FixStep = ({ view, banks, actions }: FixStepProps) => {
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  return (
    <>
      <Callout
        tone="warning"
        title={
          <span className="text-base">
            {view.identified ? localized(SUBJECTS[view.type], language) : t.correction}
          </span>
        }
      >
        {view.text ? <p className="font-medium">{view.text}</p> : null}
        <p>{t.until(view.expiresAt)}</p>
      </Callout>
      {view.identified ? (
        <FixQuestion {...{ view, banks, actions }} />
      ) : (
        <StepSection key="identify" id="etapa" title={t.whoAreYou}>
          <p className="text-ink-muted">{t.onlyYou}</p>
          <IdentityForm identify={actions.identify} subject="contract" />
        </StepSection>
      )}
    </>
  )
}

const FixQuestion = ({ view, banks, actions }: FixStepProps) => {
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  const { type, payment, documents } = view
  const refused = payment ? (
    <p className="text-ink-muted">{t.refused(destinationOf(payment, language))}</p>
  ) : null
  if (type === 'pix_refusal')
    return (
      <StepSection key="pix" id="etapa" title={t.pix}>
        {refused}
        <FixPixForm action={actions.sendPix} />
      </StepSection>
    )
  if (type === 'ted_refusal')
    return (
      <StepSection key="account" id="etapa" title={t.account}>
        {refused}
        <FixTransfer sendPix={actions.sendPix} sendAccount={actions.sendAccount} banks={banks} />
      </StepSection>
    )
  const [next = 'identification_front'] = documents.missing
  const doneCount = documents.total - documents.missing.length
  return (
    <StepSection key={next} id="etapa" title={t.photo(documentName(next, language))}>
      {documents.total > 1 ? (
        <p className="text-ink-muted text-sm">{t.progress(doneCount + 1, documents.total)}</p>
      ) : null}
      <FixDocumentForm action={actions.sendDocument} type={next} />
    </StepSection>
  )
}

const DESTINATION_TEXTS = texts({
  key: (key: string) => [`a chave ${key}`, `the key ${key}`],
  account: (bank: string, branch: string, account: string) => [
    `${bank}, agência ${branch}, conta ${account}`,
    `${bank}, branch ${branch}, account ${account}`,
  ],
})

const destinationOf = (payment: Payment, language: Language): string => {
  const t = localizedTexts(DESTINATION_TEXTS, language)
  if (payment.type === 'pix') return t.key(pixKeyText({ kind: payment.keyKind, key: payment.key }))
  return t.account(payment.bankName, payment.branch, `${payment.account}-${payment.digit}`)
}

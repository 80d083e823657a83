import { localizedTexts, texts } from '#components/language/texts.ts'
import type { FormAction } from '#components/self-service/form-state.ts'
import { StepSection } from '#components/self-service/step-section.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { formatMoment } from '#components/ui/moment-text.ts'
import { useLanguage } from '#components/use-language.ts'
import type { OfferView } from '#lib/domain/simulations/offer-view.ts'
import { WantForm } from './want-form.tsx'

const TEXTS = texts({
  question: ['Quer seguir com esta oferta?', 'Do you want to go on with this offer?'],
  noContract: [
    'Você ainda não contrata nada: quem atendeu você recebe o aviso e prepara o contrato, que você lê antes de assinar. O crédito depende da aprovação da instituição.',
    'You are not contracting anything yet: whoever served you is notified and prepares the contract, which you read before signing. The credit depends on the institution’s approval.',
  ],
  wanted: ['Pedido recebido', 'Request received'],
  received: (name: string, at: Date) => [
    `${name} recebeu o seu pedido em ${formatMoment(at, 'pt-BR')} e vai preparar o contrato. Nada foi contratado ainda.`,
    `${name} got your request on ${formatMoment(at, 'en')} and will prepare the contract. Nothing has been contracted yet.`,
  ],
})

export type OfferActions = {
  identify: FormAction
  want: FormAction
  recordVisit: () => Promise<void>
}

export const OfferAnswer = ({ view, actions }: { view: OfferView; actions: OfferActions }) => {
  const t = localizedTexts(TEXTS, useLanguage())
  return view.wantedAt ? (
    <div aria-live="polite">
      <Callout tone="positive" title={<span className="text-base">{t.wanted}</span>}>
        {t.received(view.contact.name, view.wantedAt)}
      </Callout>
    </div>
  ) : (
    <StepSection key="answer" id="etapa" title={t.question} quiet>
      <p className="text-ink-muted">{t.noContract}</p>
      <WantForm want={actions.want} />
    </StepSection>
  )
}

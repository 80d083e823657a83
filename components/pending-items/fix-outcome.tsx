import { ArrowRight } from 'lucide-react'
import { payoutDestination } from '#components/formalization/payout-destination.ts'
import { type Bilingual, localized, localizedTexts, texts } from '#components/language/texts.ts'
import { coolingOffText } from '#components/products/cooling-off-text.ts'
import { AutofocusSection } from '#components/self-service/autofocus-section.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { Card } from '#components/ui/card.tsx'
import { Money } from '#components/ui/money.tsx'
import { SubmitButton } from '#components/ui/submit-button.tsx'
import type { Tone } from '#components/ui/tone.ts'
import { useLanguage } from '#components/use-language.ts'
import type { FixView } from '#lib/domain/pending-items/fix-view.ts'

const TEXTS = texts({
  receives: ['Você recebe', 'You receive'],
  received: ['Você recebeu', 'You received'],
  contract: ['Ver contrato e documentos', 'See contract and documents'],
})

type FixEnding = { tone: Tone; title: Bilingual; text: Bilingual }

const PAID: FixEnding = {
  tone: 'positive',
  title: ['Pronto! O dinheiro foi enviado', 'Done! The money was sent'],
  text: ['Confira sua conta.', 'Check your account.'],
}

const ENDINGS: Readonly<Record<Exclude<FixView['state'], 'open'>, FixEnding>> = {
  solved: {
    tone: 'positive',
    title: ['Pronto, recebemos a correção', 'Done, we have the correction'],
    text: [
      'A instituição confere e o contrato segue sozinho. Você não precisa fazer mais nada: pode fechar esta página.',
      'The institution checks it and the contract goes on by itself. There is nothing left for you to do: you can close this page.',
    ],
  },
  ended: {
    tone: 'neutral',
    title: ['Este contrato terminou', 'This contract has ended'],
    text: [
      'Não há mais o que corrigir. Em dúvida, fale com quem atendeu você.',
      'There is nothing left to correct. If in doubt, talk to whoever served you.',
    ],
  },
  expired: {
    tone: 'warning',
    title: ['Este link venceu', 'This link has expired'],
    text: [
      'Ele valia 48 horas. Peça um novo a quem atendeu você: nada foi perdido.',
      'It was valid for 48 hours. Ask whoever served you for a new one: nothing was lost.',
    ],
  },
}

type FixOutcomeProps = { view: FixView; seeContract: () => Promise<void> }

export const FixOutcome = ({ view, seeContract }: FixOutcomeProps) => {
  const language = useLanguage()
  // Only an identified customer sees whether the loan was paid out.
  const isPaid = view.identified && view.status === 'paid'
  const ending = isPaid ? PAID : ENDINGS[view.state === 'open' ? 'expired' : view.state]
  return (
    <AutofocusSection aria-live="polite" className="scroll-mt-20 space-y-4 outline-none">
      <Callout
        tone={ending.tone}
        title={<span className="text-base">{localized(ending.title, language)}</span>}
      >
        {localized(ending.text, language)}
      </Callout>
      {view.payout ? <Payout payout={view.payout} {...{ isPaid, seeContract }} /> : null}
    </AutofocusSection>
  )
}

type PayoutProps = Pick<FixOutcomeProps, 'seeContract'> & {
  payout: NonNullable<FixView['payout']>
  isPaid: boolean
}

const Payout = ({ payout: { netCents, payment, coolingOff }, isPaid, seeContract }: PayoutProps) => {
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  return (
    <>
      <Card>
        <p className="text-ink-muted text-sm">{isPaid ? t.received : t.receives}</p>
        <Money cents={netCents} size="hero" tone="accent" />
        <p className="mt-1 break-words text-sm">{payoutDestination(payment, language)}</p>
        {isPaid ? (
          <p className="mt-3 border-t pt-3 text-ink-muted text-sm">{coolingOffText(coolingOff, language)}</p>
        ) : null}
      </Card>
      <form action={seeContract}>
        <SubmitButton full size="large" iconEnd={<ArrowRight />}>
          {t.contract}
        </SubmitButton>
      </form>
    </>
  )
}

import { type Bilingual, localized } from '#components/language/texts.ts'
import { AutofocusSection } from '#components/self-service/autofocus-section.tsx'
import { Callout } from '#components/ui/callout.tsx'
import type { Tone } from '#components/ui/tone.ts'
import { useLanguage } from '#components/use-language.ts'
import type { FixView } from '#lib/domain/pending-items/fix-view.ts'

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

export const FixOutcome = ({ view }: { view: FixView }) => {
  const language = useLanguage()
  // Only an identified customer sees whether the loan was paid out.
  const ending =
    view.identified && view.status === 'paid' ? PAID : ENDINGS[view.state === 'open' ? 'expired' : view.state]
  return (
    <AutofocusSection aria-live="polite" className="scroll-mt-20 outline-none">
      <Callout
        tone={ending.tone}
        title={<span className="text-base">{localized(ending.title, language)}</span>}
      >
        {localized(ending.text, language)}
      </Callout>
    </AutofocusSection>
  )
}

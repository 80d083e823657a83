import { localized, localizedTexts, texts } from '#components/language/texts.ts'
import { coolingOffText } from '#components/products/cooling-off-text.ts'
import { AutofocusSection } from '#components/self-service/autofocus-section.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { formatMoment } from '#components/ui/moment-text.ts'
import { Spinner } from '#components/ui/spinner.tsx'
import { SubmitButton } from '#components/ui/submit-button.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { FormalizationView } from '#lib/domain/formalization/formalization-view.ts'
import { NOTHING_DEDUCTED, NOTHING_DEDUCTED_AT_ALL, OUTCOMES } from './outcomes.ts'

const TEXTS = texts({
  progress: ['Andamento', 'Progress'],
  signedAt: (at: Date) => [
    `Assinado em ${formatMoment(at, 'pt-BR')}.`,
    `Signed on ${formatMoment(at, 'en')}.`,
  ],
  mend: ['Corrigir agora', 'Correct it now'],
  ask: ['Fale com quem atendeu você para corrigir.', 'Talk to whoever served you to correct it.'],
})

type OutcomeCardProps = {
  view: FormalizationView
  startFix: () => Promise<void>
}

export const OutcomeCard = ({ view: { status, contract, signedAt }, startFix }: OutcomeCardProps) => {
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  const { tone, title, text, running, stopped } = OUTCOMES[status]
  const mendable = contract?.mendable === true
  const nothing = contract ? NOTHING_DEDUCTED[contract.figures.product] : NOTHING_DEDUCTED_AT_ALL
  return (
    <AutofocusSection
      aria-label={t.progress}
      aria-live="polite"
      className="scroll-mt-20 space-y-4 outline-none"
    >
      <Callout
        tone={tone}
        title={<span className="text-base">{localized(title, language)}</span>}
        icon={running ? <Spinner /> : undefined}
      >
        {status === 'pending' && contract?.reasonText ? (
          <p className="font-medium">{contract.reasonText}</p>
        ) : null}
        <p>
          {status === 'pending' && !mendable ? t.ask : localized(text, language)}{' '}
          {stopped ? localized(nothing, language) : null}
        </p>
        {status === 'paid' && contract ? (
          <p className="mt-2">{coolingOffText(contract.coolingOff, language)}</p>
        ) : null}
        {contract && signedAt ? <p className="mt-2 text-ink-muted">{t.signedAt(signedAt)}</p> : null}
      </Callout>
      {mendable ? (
        <form action={startFix}>
          <SubmitButton full size="large">
            {t.mend}
          </SubmitButton>
        </form>
      ) : null}
    </AutofocusSection>
  )
}

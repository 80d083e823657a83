import { Arrival } from '#components/self-service/arrival'
import { useLanguage } from '#components/use-language'
import type { FormalizationView } from '#lib/domain/formalization/formalization-view'
import { said, saidIn, texts } from '../language/texts.ts'
import { Callout } from '../ui/callout.tsx'
import { formatMoment } from '../ui/moment-text.ts'
import { ProgressSteps } from '../ui/progress-steps.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { NOTHING_DEDUCTED, OUTCOMES, PAYING_STEPS } from './outcomes.ts'

const TEXTS = texts({
  progress: ['Andamento', 'Progress'],
  contractProgress: ['Andamento do contrato', 'Progress of the contract'],
  signedAt: (at: Date) => [
    `Assinado em ${formatMoment(at, 'pt-BR')}.`,
    `Signed on ${formatMoment(at, 'en')}.`,
  ],
})

/** What became of the contract, and what happens next by itself. */
export const OutcomeCard = ({ view }: { view: FormalizationView }) => {
  const language = useLanguage()
  const t = saidIn(TEXTS, language)
  const { tone, title, text, place, moving, stopped } = OUTCOMES[view.status]
  return (
    <Arrival aria-label={t.progress} aria-live="polite" className="scroll-mt-20 space-y-4 outline-none">
      {place === null ? null : (
        <ProgressSteps
          steps={PAYING_STEPS.map((step) => said(step, language))}
          current={place}
          label={t.contractProgress}
        />
      )}
      <Callout
        tone={tone}
        title={<span className="text-base">{said(title, language)}</span>}
        icon={moving ? <Spinner /> : undefined}
      >
        {view.status === 'pending' && view.reasonText ? (
          <p className="font-medium">{view.reasonText}</p>
        ) : null}
        <p>
          {said(text, language)} {stopped ? said(NOTHING_DEDUCTED[view.figures.product], language) : null}
        </p>
        {view.signedAt ? <p className="mt-2 text-ink-muted">{t.signedAt(view.signedAt)}</p> : null}
      </Callout>
    </Arrival>
  )
}

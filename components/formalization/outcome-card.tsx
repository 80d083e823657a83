import type { FormalizationView } from '#lib/domain/formalization/formalization-view'
import { Arrival } from '../customer/arrival.tsx'
import { Callout } from '../ui/callout.tsx'
import { formatMoment } from '../ui/moment-text.ts'
import { ProgressSteps } from '../ui/progress-steps.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { NOTHING_DEDUCTED, OUTCOMES, PAYING_STEPS } from './journey.ts'

/** What became of the contract, and what happens next by itself. */
export const OutcomeCard = ({ view }: { view: FormalizationView }) => {
  const { tone, title, text, place, moving, stopped } = OUTCOMES[view.status]
  return (
    <Arrival aria-label="Andamento" aria-live="polite" className="scroll-mt-20 space-y-4 outline-none">
      {place === null ? null : (
        <ProgressSteps steps={PAYING_STEPS} current={place} label="Andamento do contrato" />
      )}
      <Callout
        tone={tone}
        title={<span className="text-base">{title}</span>}
        icon={moving ? <Spinner /> : undefined}
      >
        {view.status === 'pending' && view.reasonText ? (
          <p className="font-medium">{view.reasonText}</p>
        ) : null}
        <p>
          {text} {stopped ? NOTHING_DEDUCTED[view.figures.product] : null}
        </p>
        {view.signedAt ? (
          <p className="mt-2 text-ink-muted">Assinado em {formatMoment(view.signedAt)}.</p>
        ) : null}
      </Callout>
    </Arrival>
  )
}

import { Download } from 'lucide-react'
import type { ConsentPageView } from '#lib/domain/clt/consent-page-view'
import { Arrival } from '../customer/arrival.tsx'
import { buttonClasses } from '../ui/button-classes.ts'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { formatMoment } from '../ui/moment-text.ts'
import { Money } from '../ui/money.tsx'
import { ProgressSteps } from '../ui/progress-steps.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { CONSULT_STEPS, type ConsentOutcome } from './consent-journey.ts'

type ConsentOutcomeCardProps = { view: ConsentPageView; outcome: ConsentOutcome; evidenceHref: string }

/** What became of the accepted term, and what happens next by itself. */
export const ConsentOutcomeCard = ({ view, outcome, evidenceHref }: ConsentOutcomeCardProps) => {
  const { tone, title, text, place, moving } = outcome
  return (
    <Arrival aria-label="Andamento" aria-live="polite" className="scroll-mt-20 space-y-4 outline-none">
      {place === null ? null : (
        <ProgressSteps steps={CONSULT_STEPS} current={place} label="Andamento da consulta" />
      )}
      <Callout
        tone={tone}
        title={<span className="text-base">{title}</span>}
        icon={moving ? <Spinner /> : undefined}
      >
        <p>{text}</p>
        {view.acceptedAt ? (
          <p className="mt-2 text-ink-muted">Autorizado em {formatMoment(view.acceptedAt)}.</p>
        ) : null}
      </Callout>
      {view.margin && tone === 'positive' ? <Margin margin={view.margin} /> : null}
      {view.acceptedAt && view.identified ? (
        <a href={evidenceHref} className={buttonClasses({ size: 'large', full: true })}>
          <Download aria-hidden />
          Baixar comprovante (PDF)
        </a>
      ) : null}
    </Arrival>
  )
}

const Margin = ({ margin }: { margin: NonNullable<ConsentPageView['margin']> }) => (
  <Card>
    <p className="text-ink-muted text-sm">Sua parcela pode ser de até</p>
    <Money cents={margin.amountCents} size="hero" tone="accent" />
    <p className="mt-1 text-ink-muted text-sm">
      por mês, descontada do salário, se você contratar. Este limite vale até {formatMoment(margin.expiresAt)}
      .
    </p>
  </Card>
)

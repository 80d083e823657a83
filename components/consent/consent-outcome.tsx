import { Download } from 'lucide-react'
import { localized, localizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AutofocusSection } from '#components/self-service/autofocus-section.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Callout } from '#components/ui/callout.tsx'
import { Card } from '#components/ui/card.tsx'
import { formatMoment } from '#components/ui/moment-text.ts'
import { Money } from '#components/ui/money.tsx'
import { ProgressSteps } from '#components/ui/progress-steps.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { ConsentPageView } from '#lib/domain/clt/consent-page-view.ts'
import { CONSENT_STEPS, type ConsentOutcome } from './consent-journey.ts'

const TEXTS = texts({
  progress: ['Andamento', 'Progress'],
  queryProgress: ['Andamento da consulta', 'Progress of the query'],
  authorizedAt: (at: Date) => [
    `Autorizado em ${formatMoment(at, 'pt-BR')}.`,
    `Authorized on ${formatMoment(at, 'en')}.`,
  ],
  download: ['Baixar comprovante (PDF)', 'Download the receipt (PDF)'],
  upTo: ['Sua parcela pode ser de até', 'Your instalment can be up to'],
  aMonth: (until: Date) => [
    `por mês, descontada do salário, se você contratar. Este limite vale até ${formatMoment(until, 'pt-BR')}.`,
    `a month, deducted from your salary, if you take a loan. This limit is valid until ${formatMoment(until, 'en')}.`,
  ],
})

type ConsentOutcomeCardProps = { view: ConsentPageView; outcome: ConsentOutcome; evidenceHref: string }

export const ConsentOutcomeCard = ({ view, outcome, evidenceHref }: ConsentOutcomeCardProps) => {
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  const { tone, title, text, step, moving } = outcome
  return (
    <AutofocusSection
      aria-label={t.progress}
      aria-live="polite"
      className="scroll-mt-20 space-y-4 outline-none"
    >
      {step === null ? null : (
        <ProgressSteps
          compact
          steps={CONSENT_STEPS.map((step) => localized(step, language))}
          current={step}
          label={t.queryProgress}
        />
      )}
      <Callout
        tone={tone}
        title={<span className="text-base">{title}</span>}
        icon={moving ? <Spinner /> : undefined}
      >
        <p>{text}</p>
        {view.acceptedAt ? <p className="mt-2 text-ink-muted">{t.authorizedAt(view.acceptedAt)}</p> : null}
      </Callout>
      {view.margin && tone === 'positive' ? <Margin margin={view.margin} /> : null}
      {view.acceptedAt && view.identified ? (
        <a href={evidenceHref} className={buttonClasses({ size: 'large', full: true })}>
          <Download aria-hidden />
          {t.download}
        </a>
      ) : null}
    </AutofocusSection>
  )
}

const Margin = ({ margin }: { margin: NonNullable<ConsentPageView['margin']> }) => {
  const t = useTexts(TEXTS)
  return (
    <Card>
      <p className="text-ink-muted text-sm">{t.upTo}</p>
      <Money cents={margin.amountCents} size="hero" tone="accent" />
      <p className="mt-1 text-ink-muted text-sm">{t.aMonth(margin.expiresAt)}</p>
    </Card>
  )
}

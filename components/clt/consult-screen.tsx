'use client'
import dynamic from 'next/dynamic'
import { useEffect, useRef } from 'react'
import { SignalNotes } from '#components/institutions/signal-notes.tsx'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { StaleNotice } from '#components/live/stale-notice.tsx'
import { CONSULT_STATUS_DISPLAY } from '#components/statuses/consult-status-display.ts'
import { announce } from '#components/ui/announce.ts'
import { Callout } from '#components/ui/callout.tsx'
import { ProgressSteps } from '#components/ui/progress-steps.tsx'
import { useFocusOnAppear } from '#components/ui/use-focus-on-appear.ts'
import { useLanguage } from '#components/use-language.ts'
import { type Consult, type RevokeConsent, useConsult } from '#lib/client/clt.ts'
import { useInstitutionSignals } from '#lib/client/institution-signals.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import { instantOf } from '#lib/config/clock.ts'
import type { CltInstitution } from './clt-institution.ts'
import type { CltOfferActions } from './clt-offers.tsx'
import { ConsultEvidenceCard } from './consult-evidence-card.tsx'
import { ConsultHeader } from './consult-header.tsx'
import { ConsultHistory } from './consult-history.tsx'
import { ConsultNextStep } from './consult-next-step.tsx'
import { CONSULT_STEPS, consultStepOf } from './consult-steps.ts'
import { ConsultWorkerCard } from './consult-worker-card.tsx'

const CltOffers = dynamic(() => import('./clt-offers.tsx').then((module) => module.CltOffers))

const TEXTS = texts({
  existing: ['Este CPF já tem uma consulta ativa', 'This CPF has an active query already'],
  existingNext: [
    'Continue por ela: valem os dados informados antes.',
    'Go on with it: the data given before applies.',
  ],
  steps: ['Etapas da consulta', 'Steps of the query'],
  announced: (status: string) => [`Situação da consulta: ${status}`, `Status of the query: ${status}`],
})

export type ConsultScreenProps = {
  initial: Consult
  institutions: readonly CltInstitution[]
  now: string
  existing: boolean
  offerActions: CltOfferActions
  revoke: RevokeConsent
  /** Operation that uses the margin; null if there is none or the person may not see it. */
  initialOperation: Proposal | null
}

export const ConsultScreen = ({ initial, now, existing, ...props }: ConsultScreenProps) => {
  const t = useTexts(TEXTS)
  const institutions = useInstitutionSignals(props.institutions)
  const language = useLanguage()
  const query = useConsult(initial)
  const { data: consult } = query
  useAnnouncedStatus(consult)
  const institutionName = institutions.find(({ code }) => code === consult.provider)?.name ?? consult.provider
  const { current, stopped } = consultStepOf(consult)
  const { initialOperation } = props
  const nextStep = <ConsultNextStep {...{ consult, initialOperation, institutions, institutionName, now }} />
  const offered = isOffered(consult, now)
  const offers = useFocusOnAppear<HTMLDivElement>(offered)
  return (
    <>
      <ConsultHeader {...{ consult, initialOperation, institutionName, now }} />
      {existing ? (
        <Callout tone="info" title={t.existing} className="mb-5">
          {t.existingNext}
        </Callout>
      ) : null}
      <StaleNotice query={query} />
      <ProgressSteps
        steps={CONSULT_STEPS.map((step) => localized(step, language))}
        current={current}
        stopped={stopped}
        label={t.steps}
        className="mb-5"
      />
      {offered ? (
        <div ref={offers} tabIndex={-1} className="mb-5 space-y-5 outline-none">
          {nextStep}
          <SignalNotes institutions={institutions.filter(({ code }) => code === consult.provider)} />
          <CltOffers consult={consult} serverNow={now} actions={props.offerActions} />
        </div>
      ) : null}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="min-w-0 space-y-5 lg:col-start-1">
          {offered ? null : nextStep}
          <ConsultWorkerCard consult={consult} />
        </div>
        <div className="min-w-0 space-y-5 lg:col-start-2">
          <ConsultEvidenceCard consult={consult} revoke={props.revoke} />
          <ConsultHistory consult={consult} />
        </div>
      </div>
    </>
  )
}

const isOffered = ({ status, operationId, marginExpiresAt: expiresAt }: Consult, now: string) =>
  status === 'SUCCESS' &&
  operationId === null &&
  (expiresAt === null || instantOf(expiresAt) > instantOf(now))

const useAnnouncedStatus = ({ status }: Consult) => {
  const language = useLanguage()
  const t = useTexts(TEXTS)
  const text = t.announced(localized(CONSULT_STATUS_DISPLAY[status].label, language))
  const announcedStatus = useRef(status)
  useEffect(() => {
    if (announcedStatus.current === status) return
    announcedStatus.current = status
    announce(text)
  }, [status, text])
}

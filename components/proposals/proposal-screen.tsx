'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { StaleNotice } from '#components/live/stale-notice.tsx'
import type { ProposalActions } from '#components/pending-items/proposal-actions.ts'
import { statusLabel } from '#components/statuses/status-label.ts'
import { ProposalHistory } from '#components/timeline/proposal-history.tsx'
import type { ProposalFilter } from '#components/tracking/proposal-filter.ts'
import { announce } from '#components/ui/announce.ts'
import { useLanguage } from '#components/use-language.ts'
import { type Proposal, useProposal } from '#lib/client/proposals.ts'
import { BorrowerCard } from './borrower-card.tsx'
import { ContactWarnings } from './contact-warnings.tsx'
import { ContractedFigures } from './contracted-figures.tsx'
import { CustomerSeesCard } from './customer-sees-card.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { NextStep } from './next-step.tsx'
import { ProposalHeader } from './proposal-header.tsx'
import type { Viewer } from './viewer.ts'

const TEXTS = texts({
  statusNow: (label: string) => [`Situação da proposta: ${label}`, `Status of the proposal: ${label}`],
})

export type ProposalScreenProps = {
  initial: Proposal
  institutionName: string
  now: string
  viewer: Viewer
  actions: ProposalActions
  fixLinks: Readonly<Record<string, ReactNode>>
  from: ProposalFilter | null
}

export const ProposalScreen = ({
  initial,
  institutionName,
  now,
  viewer,
  actions,
  fixLinks,
  from,
}: ProposalScreenProps) => {
  const query = useProposal(initial)
  const { data: proposal } = query
  useAnnouncedStatus(proposal)
  return (
    <>
      <ProposalHeader {...{ proposal, institutionName, now, actions, from }} />
      <StaleNotice query={query} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="min-w-0 lg:col-start-1">
          <ContactWarnings proposal={proposal} />
          <NextStep {...{ proposal, viewer, actions, institutionName, fixLinks }} />
        </div>
        <div className="space-y-5 lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ProposalHistory proposal={proposal} />
          <CustomerSeesCard proposal={proposal} />
        </div>
        <div className="min-w-0 space-y-5 lg:col-start-1">
          <ContractedFigures proposal={proposal} institutionName={institutionName} />
          <BorrowerCard proposal={proposal} />
          <DocumentsCard proposal={proposal} />
        </div>
      </div>
    </>
  )
}

const useAnnouncedStatus = ({ status }: Proposal) => {
  const language = useLanguage()
  const announcedStatus = useRef(status)
  useEffect(() => {
    if (announcedStatus.current === status) return
    announcedStatus.current = status
    announce(localizedTexts(TEXTS, language).statusNow(statusLabel(status, language)))
  }, [status, language])
}

'use client'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ReviewWorkspaceActions } from '#components/decisions/review-actions.ts'
import { type EarlyDecision, ReviewDecisions } from '#components/decisions/review-decisions.tsx'
import { ReviewReasons } from '#components/decisions/review-reasons.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { CustomerCpf } from '#components/personal-data/customer-cpf.tsx'
import { ProductBadge } from '#components/products/product-badge.tsx'
import { BorrowerCard } from '#components/proposals/borrower-card.tsx'
import { DocumentsCard } from '#components/proposals/documents-card.tsx'
import { ProposalStatusBadge } from '#components/statuses/proposal-status-badge.tsx'
import { ProposalHistory } from '#components/timeline/proposal-history.tsx'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { Card } from '#components/ui/card.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { Proposal } from '#lib/client/proposals.ts'
import { type ReviewCase, useReviewCase } from '#lib/client/review.ts'
import { CaseFigures } from './case-figures.tsx'
import { CasePerson } from './case-person.tsx'
import { CaseReaders } from './case-readers.tsx'
import { DecisionMade } from './decision-made.tsx'
import { NothingQueued } from './nothing-queued.tsx'
import { OtherProposals } from './other-proposals.tsx'

const TEXTS = texts({
  back: ['Fila de análise', 'Review queue'],
  loading: ['Carregando a proposta', 'Loading the proposal'],
  why: ['Por que está em análise', 'Why it is in review'],
  held: [
    'Só avisamos a instituição da assinatura depois da sua aprovação.',
    'We notify the institution of the signature only after your approval.',
  ],
  own: [
    'Você criou esta proposta: outro gestor precisa decidir.',
    'You created this proposal: another manager needs to decide.',
  ],
  decided: ['Esta proposta não aguarda mais decisão', 'This proposal no longer awaits a decision'],
  claimed: ['Outro gestor assumiu este caso', 'Another manager has claimed this case'],
  whole: ['Ver a proposta', 'See the proposal'],
  created: ['criada', 'created'],
  by: (name: string) => [`por ${name}`, `by ${name}`],
})

export const CASE_HEADING = 'review-case-heading'

type ReviewCasePaneProps = {
  id: string | undefined
  initial: ReviewCase | undefined
  /** True if the queue is filtered; null while it loads, so that it does not appear empty. */
  filtered: boolean | null
  institutions: readonly { code: string; name: string }[]
  now: string
  actions: ReviewWorkspaceActions
  onBack: () => void
  requestedId: () => string
  onDecided: (after: Proposal) => void
  focusNext: () => void
  /** Called when a dialog opens, so that the pane stays on this proposal while the queue changes. */
  onAsk: (id: string) => void
  onShown: (id: string) => void
}

export const ReviewCasePane = ({ id, initial, filtered, ...props }: ReviewCasePaneProps) => {
  const t = useTexts(TEXTS)
  const query = useReviewCase(id, initial)
  const early: EarlyDecision = useRef(null)
  if (id === undefined)
    return filtered === null ? null : (
      <NothingQueued
        filtered={filtered}
        headingId={CASE_HEADING}
        className="rounded-card border bg-raised shadow-card"
      />
    )
  const back = (
    <Button
      variant="quiet"
      size="small"
      icon={<ArrowLeft />}
      className="mb-2 -ml-3 lg:hidden"
      onClick={props.onBack}
    >
      {t.back}
    </Button>
  )
  if (!query.data)
    return (
      <>
        {back}
        {query.isError ? <ReadProblem query={query} /> : <CaseSkeleton label={t.loading} />}
      </>
    )
  return (
    <>
      {back}
      <CaseBody {...props} early={early} reviewCase={query.data} />
    </>
  )
}

type CaseBodyProps = Omit<ReviewCasePaneProps, 'id' | 'initial' | 'filtered'> & {
  reviewCase: ReviewCase
  early: EarlyDecision
}

const CaseBody = ({ reviewCase, institutions, now, actions, onDecided, ...props }: CaseBodyProps) => {
  const t = useTexts(TEXTS)
  const { proposal, reasons, isOwn, ownReview } = reviewCase
  const nameOf = (code: string) => institutions.find((one) => one.code === code)?.name ?? code
  const waiting = proposal.status === 'manual_analysis'
  const onShown = useEffectEvent(props.onShown)
  useEffect(() => onShown(proposal.id), [proposal.id])
  return (
    <div className="space-y-5">
      <header className="z-10 border-b pb-4 lg:sticky lg:top-0 lg:bg-surface/95 lg:pt-2 lg:pb-3 lg:backdrop-blur">
        <h2
          id={CASE_HEADING}
          tabIndex={-1}
          className="text-balance break-words font-semibold text-xl tracking-tight outline-none"
        >
          {proposal.clientName}
        </h2>
        <CaseMeta proposal={proposal} institutionName={nameOf(proposal.provider)} now={now} />
        <CaseReaders
          key={proposal.id}
          reviewCase={reviewCase}
          registerReader={actions.registerReader}
          claim={actions.claim}
        />
        <div className="mt-3">
          {waiting && !isOwn && reviewCase.claim?.isMine !== false ? (
            <ReviewDecisions
              proposal={proposal}
              actions={actions}
              onDecided={onDecided}
              requestedId={props.requestedId}
              early={props.early}
              focusNext={props.focusNext}
              onAsk={props.onAsk}
            />
          ) : (
            <Callout
              tone={waiting ? 'warning' : 'info'}
              title={waiting ? (isOwn ? t.own : t.claimed) : t.decided}
              action={
                <LinkButton size="small" href={`/proposals/${proposal.id}`}>
                  {t.whole}
                </LinkButton>
              }
            >
              {waiting ? null : <DecisionMade proposal={proposal} />}
            </Callout>
          )}
        </div>
      </header>
      <Card title={t.why} description={ownReview === 'held' && waiting ? t.held : undefined}>
        <ReviewReasons reasons={reasons} />
      </Card>
      <CaseCards reviewCase={reviewCase} nameOf={nameOf} now={now} />
    </div>
  )
}

type CaseCardsProps = Pick<CaseBodyProps, 'reviewCase' | 'now'> & { nameOf: (code: string) => string }

const CaseCards = ({ reviewCase: { proposal, person, repeated, others }, nameOf, now }: CaseCardsProps) => (
  <div className="grid gap-5 xl:grid-cols-2 xl:items-start">
    <div className="min-w-0 space-y-5">
      <CaseFigures proposal={proposal} />
      <CasePerson person={person} repeated={repeated} />
      <BorrowerCard key={proposal.id} proposal={proposal} />
    </div>
    <div className="min-w-0 space-y-5">
      <DocumentsCard key={proposal.id} proposal={proposal} />
      <OtherProposals others={others} institutionName={nameOf} now={now} />
      <ProposalHistory proposal={proposal} />
    </div>
  </div>
)

type CaseMetaProps = { proposal: Proposal; institutionName: string; now: string }

const CaseMeta = ({ proposal, institutionName, now }: CaseMetaProps) => {
  const t = useTexts(TEXTS)
  const { id, status, product, contractNumber, documentNumber, createdAt, history } = proposal
  const author = history[0]?.actor
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-sm">
      <ProposalStatusBadge status={status} />
      <ProductBadge product={product} />
      <CustomerCpf subjectType="proposal" subjectId={id} masked={documentNumber} />
      <span className="whitespace-nowrap tabular-nums">{contractNumber}</span>
      <span>{institutionName}</span>
      <span>
        {t.created} <RelativeTime at={createdAt} now={now} /> {author ? t.by(author) : ''}
      </span>
    </div>
  )
}

const CaseSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="space-y-5">
    <Skeleton variant="block" className="h-7 w-64 max-w-full" />
    <Skeleton className="w-80 max-w-full" />
    <Skeleton variant="block" className="h-10 w-72 max-w-full" />
    <Skeleton variant="block" className="h-32 rounded-card" />
    <div className="grid gap-5 xl:grid-cols-2">
      <Skeleton variant="block" className="h-80 rounded-card" />
      <Skeleton variant="block" className="h-80 rounded-card" />
    </div>
  </div>
)

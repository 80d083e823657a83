import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { QUEUE_REASONS, queueQueryOf, readReviewFilter } from '#components/review/review-filter.ts'
import { ReviewWorkspace } from '#components/review/review-workspace.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import type { ReviewCase } from '#lib/client/review.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { getReviewCaseContract } from '#lib/contracts/review/review-case.ts'
import { listReviewQueueContract } from '#lib/contracts/review/review-queue.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { reviewReasonText } from '#lib/domain/review/review-reason-text.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import type { Context } from '#lib/services/context.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { getReviewCase } from '#lib/services/review/get-review-case.ts'
import { listReviewQueue } from '#lib/services/review/list-review-queue.ts'
import { claim, registerReader, review, sendBack } from '../actions.ts'

const TEXTS = texts({ title: ['Análise', 'Review'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function ReviewPage({ searchParams }: PageProps) {
  const context = await contextOfPerson('review_proposals')
  const filter = readReviewFilter(await searchParams)
  const [queue, institutions] = await Promise.all([
    listReviewQueue(context, queueQueryOf(filter)),
    listAllInstitutions(),
  ])
  const opened = await caseOrNull(context, filter.id === '' ? queue.rows[0]?.id : filter.id)
  return (
    <ReviewWorkspace
      initial={{ filter, queue: encodeOutput(listReviewQueueContract, queue), opened }}
      institutions={institutions.map(({ code, name }) => ({ code, name }))}
      reasons={QUEUE_REASONS.map((code) => ({
        code,
        title: reviewReasonText(code, {}, context.language).title,
      }))}
      now={context.now.toISOString()}
      actions={{ review, sendBack, registerReader, claim }}
    />
  )
}

// An old link may name a proposal that has left the queue; the pane then says so and the queue stays.
const caseOrNull = async (context: Context, id: string | undefined): Promise<ReviewCase | null> => {
  if (id === undefined) return null
  try {
    return encodeOutput(getReviewCaseContract, await getReviewCase(context, { id }))
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return null
    throw error
  }
}

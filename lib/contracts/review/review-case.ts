import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { idField } from '#lib/contracts/fields'
import {
  ANY_PROPOSAL_DETAIL_EXAMPLE,
  anyProposalDetailSchema,
  encodeAnyProposalDetail,
} from '#lib/contracts/proposals/any-proposal'
import { reaisSchema } from '#lib/contracts/wire'
import { centsToNumber } from '#lib/domain/money'
import { PRODUCTS } from '#lib/domain/proposals/product'
import { OWN_REVIEW_STATES } from '#lib/domain/proposals/review-rules'
import type { ReviewCase } from '#lib/domain/proposals/review-view'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status'
import { encodeReviewReason, REVIEW_REASON_EXAMPLE, reviewReasonSchema } from './review-wire.ts'

const relatedSchema = z.object({
  id: z.string(),
  product: z.enum(PRODUCTS),
  provider: z.string(),
  contractNumber: z.string(),
  status: z.enum(PROPOSAL_STATUSES),
  availableBalance: reaisSchema,
  createdAt: z.iso.datetime(),
})

/** A proposal with everything a manager decides on. */
export const reviewCaseSchema = z.object({
  proposal: anyProposalDetailSchema,
  reasons: z.array(reviewReasonSchema),
  ownReview: z.enum(OWN_REVIEW_STATES).nullable(),
  isOwn: z.boolean(),
  isReturned: z.boolean(),
  others: z.array(relatedSchema),
})

/** `GET /panel/review/cases/{id}`: a proposal, why it came to review, and what else its customer has. */
export const getReviewCaseContract = contract({
  name: 'getReviewCase',
  method: 'GET',
  path: '/panel/review/cases/{id}',
  tag: 'Painel',
  summary: 'Mostra a um gestor tudo o que decide uma proposta',
  access: { kind: 'person' },
  params: z.object({ id: idField }),
  response: reviewCaseSchema,
  codes: ['permission_denied', 'not_found'],
  encode: (found: ReviewCase): z.input<typeof reviewCaseSchema> => ({
    proposal: encodeAnyProposalDetail(found.proposal),
    reasons: found.reasons.map(encodeReviewReason),
    ownReview: found.ownReview,
    isOwn: found.isOwn,
    isReturned: found.isReturned,
    others: found.others.map(({ institutionCode: provider, availableBalanceCents, createdAt, ...other }) => ({
      ...other,
      provider,
      availableBalance: centsToNumber(availableBalanceCents),
      createdAt: createdAt.toISOString(),
    })),
  }),
  examples: {
    response: {
      proposal: ANY_PROPOSAL_DETAIL_EXAMPLE,
      reasons: [REVIEW_REASON_EXAMPLE],
      ownReview: 'held',
      isOwn: false,
      isReturned: false,
      others: [],
    },
  },
})

import { z } from 'zod'
import { instant, reais, renameKeys } from '#lib/contracts/codecs.ts'
import { idField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { anyProposalDetail } from '#lib/contracts/proposals/any-proposal.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'
import { CONTACT_KINDS, OWN_REVIEW_STATES } from '#lib/domain/review/review-rules.ts'
import { readersShape, reviewReasonSchema } from './review-wire.ts'

const relatedSchema = renameKeys(
  z.object({
    id: z.string(),
    product: z.enum(PRODUCTS),
    provider: z.string(),
    contractNumber: z.string(),
    status: z.enum(PROPOSAL_STATUSES),
    availableBalance: reais,
    createdAt: instant,
  }),
  { provider: 'institutionCode', availableBalance: 'netCents' },
)

/** Employer and income are from the CLT consult. */
const personSchema = renameKeys(
  z.object({
    age: z.number().int(),
    employerName: z.string().nullable(),
    admissionDate: z.custom<Day>().nullable(),
    income: reais.nullable(),
  }),
  { income: 'incomeCents' },
)

const repeatedSchema = z.object({
  id: z.string(),
  contractNumber: z.string(),
  clientName: z.string(),
  status: z.enum(PROPOSAL_STATUSES),
  createdAt: instant,
  kinds: z.array(z.enum(CONTACT_KINDS)),
})

export const getReviewCaseContract = panelContract({
  name: 'getReviewCase',
  path: '/panel/review/cases/{id}',
  params: z.object({ id: idField }),
  response: z.object({
    proposal: anyProposalDetail,
    reasons: z.array(reviewReasonSchema),
    ownReview: z.enum(OWN_REVIEW_STATES).nullable(),
    isOwn: z.boolean(),
    isReturned: z.boolean(),
    others: z.array(relatedSchema),
    person: personSchema,
    /** Proposals of other customers with the same phone or e-mail. */
    repeated: z.array(repeatedSchema),
    ...readersShape,
  }),
  codes: ['permission_denied', 'not_found'],
})

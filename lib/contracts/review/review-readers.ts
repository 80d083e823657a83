import { z } from 'zod'
import { command } from '#lib/contracts/command'
import { idField } from '#lib/contracts/fields'

const response = z.object({ id: z.string() })

/** A manager looks at a case; repeated while it is open. */
export const registerReviewReaderCommand = command({
  name: 'registerReviewReader',
  body: z.object({ id: idField }),
  response,
  codes: ['not_found', 'permission_denied'],
})

/** A manager claims a case, or gives it back. */
export const claimReviewCaseCommand = command({
  name: 'claimReviewCase',
  body: z.object({ id: idField, claim: z.boolean() }),
  response,
  codes: [
    'not_found',
    'permission_denied',
    'proposal_not_in_review',
    'review_decided',
    'review_claimed',
    'own_proposal',
  ],
})

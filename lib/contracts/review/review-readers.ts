import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { idField } from '#lib/contracts/fields.ts'

const response = z.object({ id: z.string() })

export const registerReviewReaderCommand = command({
  name: 'registerReviewReader',
  isAutomatic: true,
  body: z.object({ id: idField }),
  response,
  codes: ['not_found', 'permission_denied'],
})

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

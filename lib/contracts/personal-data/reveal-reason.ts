import { z } from 'zod'
import { REVEAL_NOTE_LENGTH, REVEAL_REASONS } from '#lib/domain/personal-data/reveal-reason.ts'

export const revealReasonField = z
  .object({
    reason: z.enum(REVEAL_REASONS),
    note: z.string().trim().max(REVEAL_NOTE_LENGTH).optional(),
  })
  .refine(({ reason, note }) => reason !== 'other' || (note ?? '').length >= 3, { path: ['note'] })

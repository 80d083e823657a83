import { z } from 'zod'
import { UUID } from '#lib/domain/uuid.ts'
import { expectedForms } from './expected-forms.ts'
import { refuse } from './fields.ts'

/** Maximum number of ids, sufficient for the agents of a large organization. */
const MOST = 50

export const idListField = z
  .string()
  .max(MOST * 37)
  .transform((text, ctx): string[] => {
    const ids = text.split(',').map((id) => id.trim().toLowerCase())
    return ids.every((id) => UUID.test(id)) ? ids : refuse(ctx, 'invalid_value')
  })
  .register(expectedForms, { kind: 'uuid' })

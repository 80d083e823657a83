import { z } from 'zod'
import { expectedForms } from './expected-forms.ts'
import { refuse } from './fields.ts'

/** The text can have no enum, so the document shows this pattern. */
export const patternOf = (known: readonly string[]) => `^(${known.join('|')})(, *(${known.join('|')}))*$`

/** Known statuses as one comma-separated text. */
export const statusListField = <Status extends string>(known: readonly Status[]) =>
  z
    .string()
    .max(200)
    .transform((text, ctx): Status[] => {
      const asked = text.split(',').map((status) => known.find((one) => one === status.trim()))
      return asked.every((status) => status !== undefined) ? asked : refuse(ctx, 'invalid_value')
    })
    .meta({ pattern: patternOf(known) })
    .register(expectedForms, { kind: 'list', allowed: known })

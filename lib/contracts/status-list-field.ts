import { z } from 'zod'
import { expectedForms } from './expected-forms.ts'
import { refuse } from './fields.ts'

/** The pattern of such a text, which can have no enum. */
export const patternOf = (known: readonly string[]) => `^(${known.join('|')})(, *(${known.join('|')}))*$`

/** One or more of the known statuses as one text, separated by commas. */
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

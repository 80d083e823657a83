import { z } from 'zod'
import { expectedForms } from './expected-forms.ts'
import { refuse } from './fields.ts'

/** Returns a regular expression, because OpenAPI cannot declare a comma-separated list as an enum. */
export const patternOf = (statuses: readonly string[]) =>
  `^(${statuses.join('|')})(, *(${statuses.join('|')}))*$`

export const statusListField = <Status extends string>(statuses: readonly Status[]) =>
  z
    .string()
    .max(200)
    .transform((text, ctx): Status[] => {
      const matches = text.split(',').map((status) => statuses.find((one) => one === status.trim()))
      return matches.every((status) => status !== undefined) ? matches : refuse(ctx, 'invalid_value')
    })
    .meta({ pattern: patternOf(statuses) })
    .register(expectedForms, { kind: 'list', allowed: statuses })

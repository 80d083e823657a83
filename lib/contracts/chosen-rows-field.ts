import { z } from 'zod'

/** The most rows of a list that are chosen at once. */
const MOST = 100

/** The rows chosen in a list as one text, separated by commas. */
export const chosenRowsField = (row: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(row).min(1).max(MOST))
    .meta({ description: `Só estas linhas, separadas por vírgulas; no máximo ${MOST}.` })

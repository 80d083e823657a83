import { z } from 'zod'

const MOST = 100

export const chosenRowsField = (row: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(row).min(1).max(MOST))
    .meta({ description: `Só estas linhas, separadas por vírgulas; no máximo ${MOST}.` })

import { z } from 'zod'

/** Shapes of answers. Reading is done by `fields.ts`; these only describe what goes out. */

/** An amount in reais, at most two decimals. */
export const reaisSchema = z.number().meta({ description: 'Reais, no máximo 2 casas.', example: 350.5 })

/** A rate as a fraction: 1.8 % is 0.018. */
export const fractionSchema = z.number().meta({ description: 'Fração: 1,8 % = 0.018.', example: 0.018 })

/** A calendar day. */
export const dayOutSchema = z.iso.date().meta({ description: 'Dia AAAA-MM-DD, São Paulo.' })

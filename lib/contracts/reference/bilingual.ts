import { z } from 'zod'
import type { Text } from '#lib/domain/language'

/** A text in both languages. */
export const bilingualSchema = z.object({ 'pt-BR': z.string(), en: z.string() }).meta({ id: 'BilingualText' })

/** The wire of a text in both languages. */
export const encodeBilingual = ({ pt, en }: Text) => ({ 'pt-BR': pt, en })

/** Who must do something about it. */
export const whoActsSchema = z
  .enum(['customer', 'agent', 'integrator', 'institution', 'us'])
  .meta({ id: 'WhoActs' })

import { z } from 'zod'
import type { Text } from '#lib/domain/language.ts'

export const bilingualSchema = z.object({ 'pt-BR': z.string(), en: z.string() }).meta({ id: 'BilingualText' })

export const encodeBilingual = ({ pt, en }: Text) => ({ 'pt-BR': pt, en })

export const whoActsSchema = z
  .enum(['customer', 'agent', 'integrator', 'institution', 'us'])
  .meta({ id: 'WhoActs' })

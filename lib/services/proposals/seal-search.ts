import { z } from 'zod'
import { afterMs, instantOf } from '#lib/config/clock'
import { seal, unseal } from '#lib/config/secrets'
import { DomainError } from '#lib/domain/errors'
import { type Context, requirePermission } from '#lib/services/context'

const PURPOSE = 'sealed-search'
const LIFE_MS = 5 * 60_000

const shape = z.object({ search: z.string(), userId: z.string(), until: z.string().transform(instantOf) })

/** Seals a search (a CPF) of a person for five minutes: what stands in an address then tells nothing and serves nobody else. */
export const sealSearch = async (
  context: Context,
  { search }: { search: string },
): Promise<{ searchToken: string }> => {
  requirePermission(context, 'originate')
  const until = afterMs(context.now, LIFE_MS).toISOString()
  return { searchToken: seal(PURPOSE, JSON.stringify({ search, userId: context.actor.id, until })) }
}

/** What a person sealed; throws `link_invalid` when it is none of theirs, or too old. */
export const unsealSearch = ({ actor, now }: Context, searchToken: string): string => {
  const sealed = opened(searchToken)
  if (sealed?.userId !== actor.id || sealed.until <= now) throw new DomainError('link_invalid')
  return sealed.search
}

const opened = (searchToken: string) => {
  try {
    return shape.parse(JSON.parse(unseal(PURPOSE, searchToken)))
  } catch {
    return null
  }
}

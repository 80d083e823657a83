import { findInstitutionCode } from '#db/queries/institutions'
import { withLookup } from '#db/transaction'

/** Codes seen in the table: they are for ever, so that only other names are looked up each time. */
const codes = new Set<string>()

/**
 * An input whose `provider` is another name of an institution gets its code there: services know codes alone. A name of none stays, for
 * the service to refuse.
 */
export const withRealProvider = async (input: Record<string, unknown>): Promise<Record<string, unknown>> => {
  const { provider } = input
  if (typeof provider !== 'string' || codes.has(provider)) return input
  const code = await withLookup({}, (tx) => findInstitutionCode(tx, provider))
  if (code === undefined) return input
  codes.add(code)
  return { ...input, provider: code }
}

import type { Context } from '#lib/services/context'
import { listTokenKeys } from './signing-keys.ts'

/** The public keys whose tokens are accepted now. */
export const getJwks = async (context: Context): Promise<{ keys: readonly Record<string, unknown>[] }> => ({
  keys: (await listTokenKeys(context.now)).map((key) => key.publicJwk),
})

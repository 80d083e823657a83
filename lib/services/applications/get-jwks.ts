import type { Context } from '#lib/services/context.ts'
import { listTokenKeys } from './signing-keys.ts'

/**
 * Returns the public keys whose tokens are accepted now.
 * @withoutPermission the server does it with its own keys
 * @withoutTrace it writes only what the token endpoint needs
 */
export const getJwks = async (context: Context): Promise<{ keys: readonly Record<string, unknown>[] }> => ({
  keys: (await listTokenKeys(context.now)).map((key) => key.publicJwk),
})

import type { Context } from '#lib/services/context.ts'
import { listTokenKeys } from './signing-keys.ts'

/**
 * @withoutPermission public keys are served to everybody
 * @withoutTrace writes at most the first signing key
 */
export const getJwks = async (context: Context): Promise<{ keys: readonly Record<string, unknown>[] }> => ({
  keys: (await listTokenKeys(context.now)).map((key) => key.publicJwk),
})

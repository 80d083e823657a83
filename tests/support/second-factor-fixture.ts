import type { Context } from '#lib/services/context.ts'

/** Code of an authenticator app, `steps` steps of 30 s after the instant. */
export const appCode = async (secret: string, at: Date, steps = 0): Promise<string> => {
  const { totpCode, totpStepAt } = await import('#lib/config/totp.ts')
  return totpCode(secret, totpStepAt(at) + steps)
}

export const setUpSecondFactor = async (context: Context, password: string) => {
  const { startOwnSecondFactor } = await import('#lib/services/people/start-own-second-factor.ts')
  const { confirmOwnSecondFactor } = await import('#lib/services/people/confirm-own-second-factor.ts')
  const { secret, setupToken } = await startOwnSecondFactor(context)
  // Uses the previous code, so that the current one stays usable.
  const code = await appCode(secret, context.now, -1)
  const { recoveryCodes } = await confirmOwnSecondFactor(context, { setupToken, code, current: password })
  return { secret, recoveryCodes }
}

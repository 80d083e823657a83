import type { Context } from '#lib/services/context'

/** The code an authenticator app shows; `steps` half minutes later than the instant. */
export const appCode = async (secret: string, at: Date, steps = 0): Promise<string> => {
  const { totpCode, totpStepAt } = await import('#lib/config/totp')
  return totpCode(secret, totpStepAt(at) + steps)
}

/** Sets up the second factor of the person of a context; returns what their phone and their paper have. */
export const setUpSecondFactor = async (context: Context, password: string) => {
  const { startOwnSecondFactor } = await import('#lib/services/people/start-own-second-factor')
  const { confirmOwnSecondFactor } = await import('#lib/services/people/confirm-own-second-factor')
  const { secret, setupToken } = await startOwnSecondFactor(context)
  // The code before this one, so that the present one can still be used.
  const code = await appCode(secret, context.now, -1)
  const { recoveryCodes } = await confirmOwnSecondFactor(context, { setupToken, code, current: password })
  return { secret, recoveryCodes }
}

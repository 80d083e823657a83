'use server'
import { startPasskeySignInCommand } from '#lib/contracts/access/passkey.ts'
import { customerAction } from '#lib/pages/action.ts'
import { browserId } from '#lib/pages/browser-id.ts'
import { startPasskeySignIn } from '#lib/services/access/start-passkey-sign-in.ts'

export const startPasskey = customerAction(startPasskeySignInCommand, async (context) =>
  startPasskeySignIn(context, { browser: await browserId() }),
)

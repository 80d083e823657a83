import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { passkeyAssertionField } from './passkey.ts'

export const confirmSignInCodeCommand = command({
  name: 'confirmSignInCode',
  body: z.object({ code: z.string().trim().max(100).optional(), passkey: passkeyAssertionField.optional() }),
  response: z.object({ next: z.string() }),
  codes: [
    'second_factor_needed',
    'second_factor_wrong',
    'passkey_refused',
    'sign_in_locked',
    'identity_sign_in_expired',
    'identity_linked_to_other',
    'address_not_allowed',
  ],
})

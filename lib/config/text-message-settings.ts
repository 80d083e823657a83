import { z } from 'zod'
import { isProviderAddress, missingCompanions, PROVIDER_ADDRESS } from './provider-settings.ts'

const PHONE = /^\+[1-9]\d{7,14}$/
const SID = (prefix: string) => new RegExp(`^${prefix}[0-9a-fA-F]{32}$`)

export const textMessageVariables = z.object({
  TWILIO_ACCOUNT_SID: z.string().regex(SID('AC'), 'must be AC and 32 hexadecimal digits').optional(),
  TWILIO_AUTH_TOKEN: z.string().min(8, 'is too short').optional(),
  TWILIO_SMS_FROM: z
    .string()
    .refine(
      (text) => PHONE.test(text) || SID('MG').test(text),
      'must be a phone as in +5511999990000, or the id of a messaging service (MG…)',
    )
    .optional(),
  TWILIO_WHATSAPP_FROM: z.string().regex(PHONE, 'must be a phone as in +5511999990000').optional(),
  TWILIO_WHATSAPP_TEMPLATE: z.string().regex(SID('HX'), 'must be HX and 32 hexadecimal digits').optional(),
  TWILIO_URL: z
    .string()
    .refine(isProviderAddress, PROVIDER_ADDRESS)
    .default('https://api.twilio.com')
    .transform((text) => text.replace(/\/$/, '')),
})

export const textMessageProblems = (
  variables: z.output<typeof textMessageVariables>,
): { name: string; message: string }[] => {
  const account = variables.TWILIO_ACCOUNT_SID !== undefined
  const sender = variables.TWILIO_SMS_FROM !== undefined || variables.TWILIO_WHATSAPP_FROM !== undefined
  return [
    ...missingCompanions(variables, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN']),
    ...(account && !sender
      ? [{ name: 'TWILIO_SMS_FROM', message: 'or TWILIO_WHATSAPP_FROM is needed: who messages are from' }]
      : []),
    ...(sender && !account
      ? [{ name: 'TWILIO_ACCOUNT_SID', message: 'is needed with TWILIO_SMS_FROM or TWILIO_WHATSAPP_FROM' }]
      : []),
  ]
}

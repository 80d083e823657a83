import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'

const contact = z.object({ name: z.string(), phone: z.string(), email: z.string() })

/** Empty fields are hidden from customers. */
export const changeOrganizationContactCommand = command({
  name: 'changeOrganizationContact',
  body: z.object({
    name: z.string().trim().max(120),
    phone: z.string().trim().max(40),
    email: z.string().trim().max(200),
  }),
  response: contact,
  codes: ['permission_denied', 'invalid_phone', 'invalid_email'],
})

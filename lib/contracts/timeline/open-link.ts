import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'

export const openLinkCommand = command({
  name: 'openLink',
  body: z.object({ token: z.string().max(200) }),
  response: z.object({ recorded: z.boolean() }),
  codes: ['link_invalid'],
})

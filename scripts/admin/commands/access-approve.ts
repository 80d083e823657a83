import { getEnv } from '#lib/config/env.ts'
import { decideAccessRequest } from '#lib/services/people/decide-access-request.ts'
import type { Command } from '../command.ts'
import { ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print, printSecret } from '../print.ts'

export const command: Command = {
  usage: '<id> --organization <name|id>',
  summary: "approve a request for a manager's account, if there is no second manager",
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const context = await organizationContext(args)
    const request = { id: wordAt(args, 0, 'id'), decision: 'approve' } as const
    const { to, link } = await decideAccessRequest(context, request)
    print(`access of ${to.email} approved`)
    if (link) {
      print(`give this link only to ${to.name}; it expires at ${link.expiresAt.toISOString()}`)
      printSecret('link', `${getEnv().ORIGIN}/invitation/${link.token}`)
    }
  },
}

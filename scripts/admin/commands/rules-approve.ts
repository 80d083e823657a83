import { DomainError } from '#lib/domain/errors.ts'
import { decideReviewRules } from '#lib/services/review/decide-review-rules.ts'
import { getReviewRules } from '#lib/services/review/get-review-rules.ts'
import type { Command } from '../command.ts'
import { ORGANIZATION_OPTION } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '--organization <name|id>',
  summary: 'approve review rules that a manager proposed, if there is no second manager',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const context = await organizationContext(args)
    const { open } = await getReviewRules(context)
    if (!open) throw new DomainError('not_found')
    for (const { field, from, to } of open.changes)
      print(`${field}: ${JSON.stringify(from)} -> ${JSON.stringify(to)}`)
    const { version } = await decideReviewRules(context, { id: open.id, decision: 'approve' })
    print(`rules proposed by ${open.createdByName} are in force as version ${version}`)
  },
}

import { SECOND_FACTOR_POLICIES } from '#lib/domain/access/second-factor.ts'
import { createOrganization } from '#lib/services/organizations/create-organization.ts'
import { type Command, oneOf, textOption, wordAt } from '../command.ts'
import { operatorContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: `<name> [--second-factor <${SECOND_FACTOR_POLICIES.join('|')}>]`,
  summary: 'create an organization; its managers need a second factor unless set otherwise',
  options: { 'second-factor': { type: 'string' } },
  run: async (args) => {
    const policy = oneOf(textOption(args, 'second-factor') ?? 'managers', SECOND_FACTOR_POLICIES)
    const input = { name: wordAt(args, 0, 'name'), secondFactor: policy }
    const { id, name } = await createOrganization(operatorContext(''), input)
    print(`organization ${name} (${id}) created`)
  },
}

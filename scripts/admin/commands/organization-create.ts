import { SECOND_FACTOR_POLICIES } from '#lib/domain/access/second-factor.ts'
import { createOrganization } from '#lib/services/organizations/create-organization.ts'
import { type Command, oneOf, textOption, wordAt } from '../command.ts'
import { operatorContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: `<name> [--second-factor <${SECOND_FACTOR_POLICIES.join('|')}>]`,
  summary: 'create an organization; its managers need a second factor unless set otherwise',
  options: { 'second-factor': { type: 'string' } },
  run: async (typed) => {
    const policy = oneOf(textOption(typed, 'second-factor') ?? 'managers', SECOND_FACTOR_POLICIES)
    const wanted = { name: wordAt(typed, 0, 'name'), secondFactor: policy }
    const { id, name } = await createOrganization(operatorContext(''), wanted)
    print(`organization ${name} (${id}) created`)
  },
}

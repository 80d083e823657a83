import { createOrganization } from '#lib/services/access/create-organization'
import { type Command, wordAt } from '../command.ts'
import { operatorContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<name>',
  summary: 'create an organization',
  run: async (typed) => {
    const { id, name } = await createOrganization(operatorContext(''), { name: wordAt(typed, 0, 'name') })
    print(`organization ${name} (${id}) created`)
  },
}

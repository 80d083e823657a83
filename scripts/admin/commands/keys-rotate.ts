import { rotateSigningKeys } from '#lib/services/applications/rotate-signing-keys.ts'
import type { Command } from '../command.ts'
import { operatorContext } from '../operator.ts'
import { instantText, print } from '../print.ts'

export const command: Command = {
  usage: '[--exposed]',
  summary: 'create the next token key; --exposed revokes the present keys and their tokens at once',
  options: { exposed: { type: 'boolean' } },
  run: async (args) => {
    const { kid, signsFrom } = await rotateSigningKeys(operatorContext(''), {
      exposed: args.values.exposed === true,
    })
    print(`key ${kid} is published and signs from ${instantText(signsFrom)}`)
  },
}

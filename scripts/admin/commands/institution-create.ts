import { createInstitution } from '#lib/services/institutions/create-institution.ts'
import { type Command, neededOption, oneOf, textOption, usageError, wordAt } from '../command.ts'
import {
  aliasesOf,
  INSTITUTION_OPTIONS,
  INSTITUTION_USAGE,
  productsOf,
  settingsOf,
} from '../institution-options.ts'
import { operatorContext } from '../operator.ts'
import { print, printSecret } from '../print.ts'

export const command: Command = {
  usage: `<code> [--kind sandbox] ${INSTITUTION_USAGE}`,
  summary: 'create an institution for every organization and print the secret that signs its reports',
  options: { ...INSTITUTION_OPTIONS, kind: { type: 'string' } },
  run: async (typed) => {
    const products = productsOf(typed)
    if (!products) throw usageError('--products is missing')
    const code = wordAt(typed, 0, 'code')
    const { secret } = await createInstitution(operatorContext(''), {
      code,
      name: neededOption(typed, 'name'),
      legalName: neededOption(typed, 'legal-name'),
      cnpj: neededOption(typed, 'cnpj'),
      kind: oneOf(textOption(typed, 'kind') ?? 'sandbox', ['sandbox']),
      products,
      settings: settingsOf(typed, {}),
      aliases: aliasesOf(typed) ?? [],
    })
    print(`institution ${code} created; it needs a fee table in each organization: fee-table create`)
    printSecret('secret', secret, 'encrypted')
  },
}

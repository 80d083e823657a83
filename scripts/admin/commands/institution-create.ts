import { INSTITUTION_KINDS } from '#lib/domain/institutions/institution-kind.ts'
import { createInstitution } from '#lib/services/institutions/create-institution.ts'
import { type Command, oneOf, requiredOption, textOption, usageError, wordAt } from '../command.ts'
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
  usage: `<code> [--kind sandbox|origination_api] ${INSTITUTION_USAGE}`,
  summary: 'create an institution for every organization and print the secret that signs its reports',
  options: { ...INSTITUTION_OPTIONS, kind: { type: 'string' } },
  run: async (args) => {
    const products = productsOf(args)
    if (!products) throw usageError('--products is missing')
    const code = wordAt(args, 0, 'code')
    const kind = oneOf(textOption(args, 'kind') ?? 'sandbox', INSTITUTION_KINDS)
    const { secret } = await createInstitution(operatorContext(''), {
      code,
      name: requiredOption(args, 'name'),
      legalName: requiredOption(args, 'legal-name'),
      cnpj: requiredOption(args, 'cnpj'),
      kind,
      products,
      settings: settingsOf(args, {}),
      aliases: aliasesOf(args) ?? [],
    })
    if (kind === 'origination_api') {
      print(`institution ${code} created; a manager of each organization connects it under Institutions`)
      return
    }
    print(`institution ${code} created; it needs a price table in each organization: fgts-price-table create`)
    printSecret('secret', secret, 'encrypted')
  },
}

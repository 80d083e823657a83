import { changeInstitution } from '#lib/services/institutions/change-institution.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { type Command, oneOf, textOption, usageError, wordAt } from '../command.ts'
import {
  aliasesOf,
  INSTITUTION_OPTIONS,
  INSTITUTION_USAGE,
  productsOf,
  settingsOf,
} from '../institution-options.ts'
import { operatorContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: `<code> [--active yes|no] ${INSTITUTION_USAGE.replace(/(--(?:name|legal-name|cnpj|products) \S+)/g, '[$1]')}`,
  summary: 'edit an institution; omitted options stay unchanged',
  options: { ...INSTITUTION_OPTIONS, active: { type: 'string' } },
  run: async (args) => {
    const code = wordAt(args, 0, 'code')
    const present = (await listAllInstitutions()).find((row) => row.code === code)
    if (!present) throw usageError(`there is no institution "${code}"`)
    const active = textOption(args, 'active')
    const changes = {
      name: textOption(args, 'name'),
      legalName: textOption(args, 'legal-name'),
      cnpj: textOption(args, 'cnpj'),
      products: productsOf(args),
      aliases: aliasesOf(args),
      active: active === undefined ? undefined : oneOf(active, ['yes', 'no']) === 'yes',
      settings:
        args.values.set === undefined
          ? undefined
          : { ...present.settings, ...settingsOf(args, present.settings) },
    }
    const definedChanges = Object.fromEntries(
      Object.entries(changes).filter(([, value]) => value !== undefined),
    )
    if (Object.keys(definedChanges).length === 0) throw usageError('give at least one option to change')
    await changeInstitution(operatorContext(''), { code, changes: definedChanges })
    print(`institution ${code}: ${Object.keys(definedChanges).join(', ')} changed`)
  },
}

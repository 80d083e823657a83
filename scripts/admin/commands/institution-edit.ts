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
  run: async (typed) => {
    const code = wordAt(typed, 0, 'code')
    const present = (await listAllInstitutions()).find((row) => row.code === code)
    if (!present) throw usageError(`there is no institution "${code}"`)
    const active = textOption(typed, 'active')
    const changes = {
      name: textOption(typed, 'name'),
      legalName: textOption(typed, 'legal-name'),
      cnpj: textOption(typed, 'cnpj'),
      products: productsOf(typed),
      aliases: aliasesOf(typed),
      active: active === undefined ? undefined : oneOf(active, ['yes', 'no']) === 'yes',
      settings:
        typed.values.set === undefined
          ? undefined
          : { ...present.settings, ...settingsOf(typed, present.settings) },
    }
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    if (Object.keys(given).length === 0) throw usageError('give at least one option to change')
    await changeInstitution(operatorContext(''), { code, changes: given })
    print(`institution ${code}: ${Object.keys(given).join(', ')} changed`)
  },
}

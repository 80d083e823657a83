import { listNewestPriceTables } from '#db/queries/prices/price-tables.ts'
import { withTransaction } from '#db/transaction.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { isUuid } from '#lib/domain/uuid.ts'
import { setPriceTableActive } from '#lib/services/prices/set-price-table-active.ts'
import {
  type Command,
  type CommandArgs,
  ORGANIZATION_OPTION,
  textOption,
  usageError,
  wordAt,
} from './command.ts'
import { organizationContext } from './operator.ts'
import { print, printTable } from './print.ts'

const WORDS = {
  fgts: {
    one: 'price table',
    an: 'an FGTS price table',
    all: 'FGTS price tables',
    key: 'name',
    label: 'label',
  },
  clt: {
    one: 'CLT price table',
    an: 'a CLT price table',
    all: 'CLT price tables',
    key: 'slug',
    label: 'name',
  },
} as const satisfies Readonly<Record<Product, Readonly<Record<string, string>>>>

export const tableListCommand = (product: Product): Command => ({
  usage: '[--organization <name|id>]',
  summary: `list ${WORDS[product].all} with their ids and current parameters`,
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const { organizationId } = await organizationContext(args)
    const tables = await withTransaction({ organizationId }, (tx) =>
      listNewestPriceTables(tx, { organizationId, product }),
    )
    const { key, label } = WORDS[product]
    const terms = product === 'clt' ? ['terms'] : []
    printTable(
      ['id', 'institution', key, label, ...terms, 'version', 'active', 'default', 'parameters'],
      tables.map((table) => [
        table.id,
        table.institutionCode,
        table.key,
        table.label,
        ...(table.terms ? [table.terms.join(',')] : []),
        String(table.version),
        table.active ? 'yes' : 'no',
        table.isDefault ? 'yes' : 'no',
        JSON.stringify(table.parameters),
      ]),
    )
  },
})

export const tableSwitchCommand = (product: Product, active: boolean): Command => {
  const { one, an, key: keyName } = WORDS[product]
  return {
    usage: `<institution> <${keyName}> [--organization <name|id>]`,
    summary: `${active ? 'activate' : 'deactivate'} ${an}`,
    options: ORGANIZATION_OPTION,
    run: async (args) => {
      const [institutionCode, key] = [wordAt(args, 0, 'institution'), wordAt(args, 1, keyName)]
      await setPriceTableActive(await organizationContext(args), { product, institutionCode, key, active })
      print(`${one} ${key} of ${institutionCode} ${active ? 'activated' : 'deactivated'}`)
    },
  }
}

/** Option that gives a new price table an id that API clients already use. */
export const TABLE_ID_OPTION = { id: { type: 'string' } } as const

export const TABLE_ID_USAGE = '[--id <uuid>]'

export const tableIdOf = (args: CommandArgs): string | undefined => {
  const id = textOption(args, 'id')?.trim().toLowerCase()
  if (id !== undefined && !isUuid(id))
    throw usageError(`"${id}" is not a UUID such as 0199a3b2-7c00-7000-8000-000000000002`)
  return id
}

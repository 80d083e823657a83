import { asOwnerOfTables } from '#db/as-owner.ts'
import { getEnv } from '#lib/config/env.ts'
import type { Command } from '../command.ts'
import { listKeyNeeds } from '../data-keys/key-needs.ts'
import { allOrganizations } from '../operator.ts'
import { print, printTable } from '../print.ts'

export const command: Command = {
  usage: '',
  summary: 'show what each data key encrypts, and which keys are no longer needed',
  run: async () => {
    const ids = (await allOrganizations()).map(({ id }) => id)
    const needs = await asOwnerOfTables(getEnv().DATABASE_URL, (sql) => listKeyNeeds(sql, ids))
    printTable(
      ['KEY', 'VALUES', 'DOCUMENTS', ''],
      needs.map(({ keyId, values, documents, isNewest }) => [
        keyId ?? '(plain)',
        String(values),
        String(documents),
        isNewest ? 'encrypts' : values + documents > 0 ? 'still needed' : '',
      ]),
    )
    const remaining = needs.filter(({ isNewest, values, documents }) => !isNewest && values + documents > 0)
    print(
      remaining.length === 0
        ? 'Everything is encrypted with the newest key. You can remove the others, unless backups need them.'
        : 'Run npm run admin -- data-keys renew to encrypt the rest with the newest key.',
    )
  },
}

import { asOwnerOfTables } from '#db/as-owner.ts'
import { renewEncryption } from '#db/renew-encryption.ts'
import { getEnv } from '#lib/config/env.ts'
import { getKeyRing } from '#lib/config/key-ring.ts'
import { renewDocuments } from '#lib/services/housekeeping/renew-documents.ts'
import { recordDataKeyRenewal } from '#lib/services/organizations/record-data-key-renewal.ts'
import { type Command, usageError } from '../command.ts'
import { allOrganizations, operatorContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '',
  summary: 're-encrypt everything with the newest data key, while the service runs; can be repeated',
  run: async () => {
    if (!getEnv().ENCRYPT_DATA) throw usageError('with ENCRYPT_DATA=0 nothing is encrypted')
    const organizationIds = (await allOrganizations()).map(({ id }) => id)
    const [newest] = getKeyRing().ids
    const renewal = { organizationIds, newest }
    const values = await asOwnerOfTables(getEnv().DATABASE_URL, (sql) =>
      renewEncryption(sql, renewal, (progress) =>
        print(`${progress.table}.${progress.column}: ${progress.values}`),
      ),
    )
    const documents = await renewDocuments(renewal, (count) => print(`documents: ${count}`))
    await recordDataKeyRenewal(operatorContext(''), newest)
    print(`re-encrypted ${values} values and ${documents} documents; everything now uses key ${newest}`)
  },
}

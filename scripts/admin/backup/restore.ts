import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { asOwner } from '#db/as-owner.ts'
import { assertEmptyDatabase, copyIn } from '#db/backup/copy-in.ts'
import { migrate } from '#db/migrate.ts'
import { getEnv } from '#lib/config/env.ts'
import { masterKeyMarks } from '#lib/config/key-ring.ts'
import { operatorProblem } from '#lib/config/operator-problem.ts'
import { fileStorage } from '#lib/storage/stored-documents.ts'
import { secretMark } from './back-up.ts'
import { countRows } from './count-rows.ts'
import { type Manifest, type ManifestDocument, readManifest } from './manifest.ts'

/**
 * Restores documents before rows, so that no row lacks its document, and verifies the rows before the commit.
 * @throws if APP_SECRET or version differ, a key is missing, a file was changed or the database is not empty
 */
export const restore = async (folder: string, log: (line: string) => void): Promise<Manifest> => {
  const manifest = readManifest(folder)
  if (manifest.secret !== secretMark())
    throw operatorProblem(
      'APP_SECRET is not the one of this backup: its encrypted data could never be read again.',
    )
  refuseMissingKeys(manifest)
  await migrate(getEnv().DATABASE_URL)
  await asOwner(getEnv().DATABASE_URL, assertEmptyDatabase)
  for (const document of manifest.documents) await restoreDocument(folder, document)
  log(`documents: ${manifest.documents.length.toLocaleString('en')}`)
  for (const key of manifest.missingDocuments) log(`missing when the backup was made: ${key}`)
  const expected = new Map(manifest.tables.map((table) => [table.name, table]))
  await asOwner(getEnv().DATABASE_URL, async (sql) => {
    await copyIn(sql, {
      ...manifest,
      rowsOf: ({ name }) => {
        const unzipped = createGunzip()
        const file = createReadStream(join(folder, expected.get(name)?.file ?? ''))
        // If the file cannot be read, the unzipped stream must end too, because only that stream is consumed.
        pipeline(file, unzipped).catch((error: Error) => unzipped.destroy(error))
        return unzipped
      },
      check: async ({ name }, rows) => {
        const table = expected.get(name)
        const { lines, result } = countRows(rows)
        for await (const _ of lines);
        const actual = result()
        if (actual.sha256 !== table?.sha256) throw damagedError(`the rows of ${name}`)
        if (actual.rows > 0) log(`${name.replaceAll('"', '')}: ${actual.rows.toLocaleString('en')} rows`)
      },
    })
    // Until a vacuum, no page is known to be visible to all, and reads of an index alone visit every row.
    await sql`vacuum analyze`
  })
  return manifest
}

const refuseMissingKeys = ({ dataKeys }: Manifest) => {
  const present = masterKeyMarks()
  const missing = dataKeys.filter(({ mark }) => !present.some((key) => key.mark === mark))
  if (missing.length > 0)
    throw operatorProblem(
      `These keys of the backup are missing from DATA_KEYS: ${missing.map(({ id }) => id).join(', ')}. The data they encrypt could never be read again.`,
    )
}

const restoreDocument = async (folder: string, { key, sha256 }: ManifestDocument) => {
  const staged = await fileStorage().stage(createReadStream(join(folder, 'documents', key)))
  try {
    if (staged.sha256 !== sha256) throw damagedError(`the document ${key}`)
    await staged.keep(key)
  } catch (error) {
    await staged.discard().catch(() => undefined)
    throw error
  }
}

const damagedError = (what: string) =>
  operatorProblem(
    `This backup was changed after it was made: ${what} differ from its manifest. Nothing was restored.`,
  )

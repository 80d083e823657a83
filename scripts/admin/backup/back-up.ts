import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { asOwnerOfTables } from '#db/as-owner.ts'
import { type DatabaseCopy, withCopy } from '#db/backup/copy-out.ts'
import type { BackupTable } from '#db/backup/table-list.ts'
import { now } from '#lib/config/clock.ts'
import { getEnv } from '#lib/config/env.ts'
import { masterKeyMarks } from '#lib/config/key-ring.ts'
import { operatorProblem } from '#lib/config/operator-problem.ts'
import { digest } from '#lib/config/secrets.ts'
import { auditAnchorsKey, readAuditAnchorsFile } from '#lib/storage/audit-anchors.ts'
import { MissingDocument } from '#lib/storage/document-storage.ts'
import { fileStorage } from '#lib/storage/stored-documents.ts'
import { countRows } from './count-rows.ts'
import { type Manifest, type ManifestDocument, type ManifestTable, manifestPath } from './manifest.ts'

const PRIVATE = { mode: 0o600 }

/** Returns a digest that identifies APP_SECRET without revealing it. */
export const secretMark = (): string => digest('backup', 'secret')

type BackupOptions = {
  log: (line: string) => void
  /** Completes the backup although the storage lacks documents, whose keys the manifest then lists. */
  leavesOutMissing: boolean
}

/**
 * The backup's folder gets its name once complete. @throws if it exists or a document is missing or
 * unreadable
 */
export const backUp = async (folder: string, options: BackupOptions): Promise<Manifest> => {
  if (existsSync(folder)) throw operatorProblem(`${folder} already exists: a backup needs a new folder.`)
  const partial = `${folder}.partial`
  rmSync(partial, { recursive: true, force: true })
  try {
    const manifest = await writeBackup(partial, options)
    renameSync(partial, folder)
    return manifest
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

const writeBackup = async (partial: string, { log, leavesOutMissing }: BackupOptions): Promise<Manifest> => {
  mkdirSync(join(partial, 'tables'), { recursive: true, mode: 0o700 })
  const manifest = await asOwnerOfTables(getEnv().DATABASE_URL, async (sql) => {
    const organizations = await sql<{ id: string }[]>`select id from organizations order by id`
    const anchors = await writeAnchors(partial, organizations)
    return withCopy(sql, async (copy): Promise<Manifest> => {
      for (const name of copy.others)
        log(`${plain(name)} is not a table of this service and is not backed up`)
      // Before the rows, which take longer, so that missing documents are reported soon.
      const { documents, missing } = await writeDocuments(partial, await copy.documentKeys())
      if (missing.length > 0 && !leavesOutMissing) throw missingDocuments(missing)
      log(`documents: ${(anchors.length + documents.length).toLocaleString('en')}`)
      const tables: ManifestTable[] = []
      for (const table of copy.tables) {
        tables.push(await writeTable(partial, table, copy))
        const { rows } = tables.at(-1) ?? { rows: 0 }
        if (rows > 0) log(`${plain(table.name)}: ${rows.toLocaleString('en')} rows`)
      }
      return {
        format: 1,
        madeAt: now().toISOString(),
        secret: secretMark(),
        dataKeys: masterKeyMarks(),
        organizationIds: [...copy.organizationIds],
        tables,
        sequences: await copy.sequences(),
        documents: [...anchors, ...documents],
        missingDocuments: missing,
      }
    })
  })
  writeFileSync(manifestPath(partial), `${JSON.stringify(manifest, null, 1)}\n`, PRIVATE)
  return manifest
}

const plain = (name: string) => name.replaceAll('"', '')

const writeTable = async (
  folder: string,
  table: BackupTable,
  { rowsOf }: DatabaseCopy,
): Promise<ManifestTable> => {
  const file = join('tables', `${plain(table.name)}.gz`)
  const rows = countRows(rowsOf(table))
  await pipeline(rows.lines, createGzip({ level: 4 }), createWriteStream(join(folder, file), PRIVATE))
  return {
    ...table,
    columns: [...table.columns],
    orderedBy: [...table.orderedBy],
    file,
    ...rows.result(),
  }
}

/** Copies the audit anchors. Must run before the rows are read, so that they include every signed entry. */
const writeAnchors = async (folder: string, organizations: readonly { id: string }[]) => {
  const anchors: ManifestDocument[] = []
  for (const { id } of organizations) {
    if (await readAuditAnchorsFile(id)) anchors.push(await writeDocument(folder, auditAnchorsKey(id)))
  }
  return anchors
}

const writeDocuments = async (folder: string, keys: readonly string[]) => {
  const documents: ManifestDocument[] = []
  const missing: string[] = []
  for (const key of keys) {
    try {
      documents.push(await writeDocument(folder, key))
    } catch (error) {
      if (!(error instanceof MissingDocument)) throw error
      missing.push(key)
    }
  }
  return { documents, missing }
}

const NAMED = 10

const missingDocuments = (keys: readonly string[]) =>
  operatorProblem(
    [
      'The storage lacks these documents, which rows of the database name:',
      ...keys.slice(0, NAMED).map((key) => `  ${key}`),
      ...(keys.length > NAMED ? [`  and ${(keys.length - NAMED).toLocaleString('en')} more`] : []),
      'Copy them back from an older backup (documents/<name>), or add --leave-out-missing for a backup without them.',
    ].join('\n'),
  )

const writeDocument = async (folder: string, key: string): Promise<ManifestDocument> => {
  const content = await fileStorage().read(key)
  const path = join(folder, 'documents', key)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(path, content, PRIVATE)
  return { key, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}

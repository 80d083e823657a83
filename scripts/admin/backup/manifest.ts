import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { operatorProblem } from '#lib/config/operator-problem.ts'

const NAME = 'manifest.json'

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  orderedBy: z.array(z.string()),
  organizationColumn: z.string().nullable(),
  file: z.string(),
  rows: z.int(),
  /** SHA-256 of the rows as text. */
  sha256: z.string(),
})

const documentSchema = z.object({ key: z.string(), bytes: z.int(), sha256: z.string() })

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  secret: z.string(),
  /** Data keys of encrypted values; `mark` identifies a key without revealing it. */
  dataKeys: z.array(z.object({ id: z.string(), mark: z.string() })).default([]),
  organizationIds: z.array(z.uuid()),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  documents: z.array(documentSchema),
  /** Keys of documents that were missing from the storage already. */
  missingDocuments: z.array(z.string()).default([]),
})

/** The manifest is written last, so a folder without one is an incomplete backup. */
export type Manifest = z.infer<typeof manifestSchema>
export type ManifestTable = Manifest['tables'][number]
export type ManifestDocument = Manifest['documents'][number]

export const manifestPath = (folder: string): string => join(folder, NAME)

/** @throws an operator problem when the folder is not a complete backup */
export const readManifest = (folder: string): Manifest => {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(manifestPath(folder), 'utf8')))
  } catch (error) {
    throw operatorProblem(
      `${folder} is not a complete backup: its ${NAME} ${error instanceof z.ZodError ? 'has another format' : 'cannot be read'}.`,
    )
  }
}

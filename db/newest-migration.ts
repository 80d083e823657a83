import { readFileSync } from 'node:fs'

const JOURNAL = new URL('./migrations/meta/_journal.json', import.meta.url)

/** Timestamp of this release's newest migration (milliseconds), by which a database records it. */
export const newestMigration = (): number => {
  const journal: { entries: { when: number }[] } = JSON.parse(readFileSync(JOURNAL, 'utf8'))
  return Math.max(...journal.entries.map(({ when }) => when))
}

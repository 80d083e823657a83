import { readFileSync } from 'node:fs'

const JOURNAL = new URL('./migrations/meta/_journal.json', import.meta.url)

/** When the newest migration of this release was made, in milliseconds: by this a database records it. */
export const newestMigration = (): number => {
  const journal: { entries: { when: number }[] } = JSON.parse(readFileSync(JOURNAL, 'utf8'))
  return Math.max(...journal.entries.map(({ when }) => when))
}

import { readFileSync } from 'node:fs'

const JOURNAL = new URL('./migrations/meta/_journal.json', import.meta.url)

/** Timestamps of this release's migrations (milliseconds), by which a database records them. */
const migrationTimes = (): number[] => {
  const journal: { entries: { when: number }[] } = JSON.parse(readFileSync(JOURNAL, 'utf8'))
  return journal.entries.map(({ when }) => when)
}

export const newestMigration = (): number => Math.max(...migrationTimes())

/** The baseline that an empty database begins with. */
export const firstMigration = (): number => Math.min(...migrationTimes())

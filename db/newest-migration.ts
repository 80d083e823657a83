import { readFileSync } from 'node:fs'

const JOURNAL = new URL('./migrations/meta/_journal.json', import.meta.url)

/** Returns the timestamps (milliseconds) by which a database identifies this release's migrations. */
const migrationTimes = (): number[] => {
  const journal: { entries: { when: number }[] } = JSON.parse(readFileSync(JOURNAL, 'utf8'))
  return journal.entries.map(({ when }) => when)
}

export const newestMigration = (): number => Math.max(...migrationTimes())

export const firstMigration = (): number => Math.min(...migrationTimes())

import { readdirSync, readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'

const newestSnapshot = () => {
  const name = readdirSync('db/migrations/meta')
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  return JSON.parse(readFileSync(`db/migrations/meta/${name}`, 'utf8'))
}

const schema = async () => {
  const modules = await Promise.all(
    readdirSync('db/schema').map((file) => import(`../../db/schema/${file.replace(/\.ts$/, '')}.ts`)),
  )
  return Object.assign({}, ...modules)
}

test('builds exactly the tables that the schema describes', async () => {
  const statements = await generateMigration(newestSnapshot(), generateDrizzleJson(await schema()))
  expect(statements).toEqual([])
})

test('keep the snapshots of the last release and of the newest migration alone', () => {
  const snapshots = readdirSync('db/migrations/meta').filter((file) => file.endsWith('_snapshot.json'))
  expect(snapshots.length).toBeLessThanOrEqual(2)
})

import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepIncoming } from '#lib/storage/sweep-incoming.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sweep-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('removes half-received files of a killed process after a day, and keeps younger files and documents', async () => {
  await mkdir(join(folder, 'incoming'))
  for (const [name, hours] of [
    ['incoming/abandoned', 25],
    ['incoming/arriving', 23],
    ['kept', 1000],
  ] as const) {
    await writeFile(join(folder, name), 'personal')
    await utimes(join(folder, name), hoursAgo(hours), hoursAgo(hours))
  }
  await sweepIncoming(folder, NOW)
  expect(await readdir(join(folder, 'incoming'))).toEqual(['arriving'])
  expect(await readdir(folder)).toContain('kept')
})

test('does nothing for a storage that never received anything', async () => {
  await expect(sweepIncoming(join(folder, 'nowhere'), NOW)).resolves.toBeUndefined()
})

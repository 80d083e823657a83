import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'origination-data-'))
  await writeFile(join(folder, 'file'), '')
})
afterAll(() => rm(folder, { recursive: true }))

const makeAt = async (path: string) => {
  vi.stubEnv('DATA_DIR', path)
  const { makeDataDirectory } = await import('#scripts/lib/paths.mjs')
  return makeDataDirectory()
}

test('creates the data folder closed to others', async () => {
  const folderPath = await makeAt(join(folder, 'a', 'b'))
  expect((await stat(folderPath)).mode & 0o066).toBe(0)
})

test('explains in a sentence why a folder cannot be written and what to do', async () => {
  for (const [path, why] of [
    ['file', 'it is a file'],
    ['file/below', 'a part of the path is a file'],
  ])
    await expect(makeAt(join(folder, path ?? ''))).rejects.toMatchObject({
      expected: true,
      message: `${join(folder, path ?? '')} cannot be written: ${why}.\nUse another folder for the data: DATA_DIR=/another/folder npm start`,
    })
})

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { staticCompressor } from '#scripts/lib/compress-static.mjs'
import { eventually } from '#tests/support/checks/eventually.ts'

const folder = mkdtempSync(join(tmpdir(), 'origination-static-'))
const path = (name: string) => join(folder, name)
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path('chunks'), { recursive: true })
  writeFileSync(path('chunks/a.js'), 'export const a = 1\n'.repeat(500))
  writeFileSync(path('style.css'), 'body { margin: 0 }\n'.repeat(500))
  writeFileSync(path('font.woff2'), 'compressed already')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const decompressed = (name: string) => brotliDecompressSync(readFileSync(path(`${name}.br`))).toString()

test('compresses every script and style, with or without an early start', async () => {
  for (const isEarly of [false, true]) {
    const compressor = staticCompressor(folder)
    if (isEarly) compressor.begin()
    writeFileSync(path('manifest.js'), 'self.manifest = {}')
    await compressor.finish()
    for (const name of ['chunks/a.js', 'style.css', 'manifest.js'])
      expect(decompressed(name)).toBe(readFileSync(path(name), 'utf8'))
    expect(existsSync(path('font.woff2.br'))).toBe(false)
    rmSync(path('manifest.js.br'))
  }
})

test('leaves no outdated copy of a file that changes after the early start', async () => {
  const compressor = staticCompressor(folder)
  compressor.begin()
  await eventually('the first copy', () => existsSync(path('chunks/a.js.br')))
  writeFileSync(path('chunks/a.js'), 'export const a = 2\n'.repeat(501))
  await compressor.finish()
  expect(decompressed('chunks/a.js')).toBe(readFileSync(path('chunks/a.js'), 'utf8'))
})

test('reports an unreadable folder only when the compression must be complete', async () => {
  const compressor = staticCompressor(path('missing'))
  compressor.begin()
  await expect(compressor.finish()).rejects.toThrow('ENOENT')
})

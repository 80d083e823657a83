import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readBuildReport } from '#lib/server/build-report.ts'
import { openBuildReport } from '#scripts/lib/build-report.mjs'

const root = mkdtempSync(join(tmpdir(), 'origination-build-report-'))
const folder = join(root, '.stamps')
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('tells servers the phase of a build until it ends', () => {
  const report = openBuildReport(folder)
  for (const phase of ['compile', 'pages', 'compress'] as const) {
    report.enter(phase)
    expect(readBuildReport(root)?.phase).toBe(phase)
  }
  report.finish()
  expect(readBuildReport(root)).toBeUndefined()
})

test('keeps the beginning of a phase that is reported again', () => {
  const report = openBuildReport(folder)
  report.enter('pages')
  const first = readFileSync(join(folder, 'build-report.json'), 'utf8')
  report.enter('pages')
  expect(readFileSync(join(folder, 'build-report.json'), 'utf8')).toBe(first)
})

test('expects of a build the times of the build before it', () => {
  const first = openBuildReport(folder)
  first.enter('compile')
  expect(readBuildReport(root)?.expectedMs.compile).toBeGreaterThan(1_000)
  first.enter('compress')
  first.finish()
  const times = JSON.parse(readFileSync(join(folder, 'build-times.json'), 'utf8'))

  const second = openBuildReport(folder)
  second.enter('compile')
  const expected = readBuildReport(root)?.expectedMs
  expect(expected).toMatchObject({ compile: times.compile, compress: times.compress })
  expect(expected?.pages).toBeGreaterThan(1_000)
})

test('works without readable times of earlier builds', () => {
  openBuildReport(folder)
  writeFileSync(join(folder, 'build-times.json'), '{"compile": "long", "pages": -1')
  openBuildReport(folder).enter('compile')
  expect(readBuildReport(root)?.expectedMs.pages).toBeGreaterThan(1_000)
})

test('does not disturb a build whose progress cannot be written', () => {
  rmSync(folder, { recursive: true })
  const report = openBuildReport(folder)
  report.enter('compile')
  report.finish()
  expect(existsSync(folder)).toBe(false)
})

test('ignores a report that cannot be read', () => {
  openBuildReport(folder)
  expect(existsSync(join(folder, 'build-report.json'))).toBe(false)
  for (const text of ['', '{', '{"phase":"paint","phaseStartedAt":1,"expectedMs":{}}']) {
    writeFileSync(join(folder, 'build-report.json'), text)
    expect(readBuildReport(root)).toBeUndefined()
  }
})

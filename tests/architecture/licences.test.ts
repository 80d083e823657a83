import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const billOfMaterials = () => import('#scripts/lib/bill-of-materials.mjs')

/**
 * Licences allowed in a product that is sold: permissive ones, and copyleft licences whose obligations cover
 * only the package itself (MPL-2.0; LGPL for a library that is loaded, not linked in).
 */
const ALLOWED =
  /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC-BY-4\.0|ISC|LGPL-3\.0-or-later|MIT|MIT-0|MPL-2\.0|OFL-1\.1|PDDL-1\.0|Python-2\.0|Unlicense)$/

describe('third-party code and data', () => {
  test('has a named licence that allows its use', async () => {
    const parts = (await billOfMaterials()).thirdParties()
    expect(parts.length).toBeGreaterThan(50)
    const violations = parts.filter(({ licence }) => licence.split(' AND ').some((one) => !ALLOWED.test(one)))
    expect(violations).toEqual([])
  })

  test('is listed with every build: name, version, licence and digest', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bill-'))
    ;(await billOfMaterials()).writeBillOfMaterials(folder)
    const bill = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'))
    const list = readFileSync(join(folder, 'third-party-licences.txt'), 'utf8')
    rmSync(folder, { recursive: true })
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
    const next = bill.components.find(({ name }: { name: string }) => name === 'next')
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(next).toMatchObject({
      purl: `pkg:npm/next@${dependencies.next}`,
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    })
    const names = bill.components.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)))
    expect(names).not.toContain('vitest')
    expect(list).toContain(`next ${dependencies.next}: MIT`)
  })

  test('includes data and fonts that are files of this repository', async () => {
    const { BUNDLED, thirdParties } = await billOfMaterials()
    expect(BUNDLED.filter(({ path }) => !existsSync(path))).toEqual([])
    expect(thirdParties().filter(({ type }) => type !== 'library')).toMatchObject([
      { name: '@brazilian-utils/brazilian-utils', licence: 'MIT' },
      { name: 'datasets-br/city-codes', licence: 'PDDL-1.0' },
      { name: 'liberation-fonts', licence: 'OFL-1.1' },
    ])
  })
})

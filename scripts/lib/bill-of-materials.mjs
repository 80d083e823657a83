import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.mjs'

/**
 * @typedef {{ name: string, version: string, licence: string, purl: string,
 *   type: 'library' | 'data' | 'file', integrity?: string, optional: boolean }} Part
 * @typedef {{ version: string, license?: string, integrity?: string, dev?: boolean, optional?: boolean,
 *   devOptional?: boolean }} LockedPackage
 */

/** Licences of packages whose package.json names none, as found in their other files. */
const UNNAMED = new Map([['png-js', 'MIT']])

/** @param {string} name @param {string} version */
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** @type {readonly (Omit<Part, 'optional'> & { path: string })[]} */
export const BUNDLED = [
  {
    name: 'datasets-br/city-codes',
    version: 'e4b7c8b8c69ab13448d6cba4d7f597b8dcf57a52',
    licence: 'PDDL-1.0',
    purl: 'pkg:github/datasets-br/city-codes@e4b7c8b8c69ab13448d6cba4d7f597b8dcf57a52',
    type: 'data',
    path: 'lib/postal-codes/city-ranges.csv',
  },
  {
    // Source of the bank list and of the municipalities' names.
    name: '@brazilian-utils/brazilian-utils',
    version: '2.4.0',
    licence: 'MIT',
    purl: purlOf('@brazilian-utils/brazilian-utils', '2.4.0'),
    type: 'data',
    path: 'db/seed/banks.csv',
  },
  {
    name: 'liberation-fonts',
    version: '2.1.5',
    licence: 'OFL-1.1',
    purl: 'pkg:github/liberationfonts/liberation-fonts@2.1.5',
    type: 'file',
    path: 'lib/pdf/fonts',
  },
]

/** @returns {Part[]} */
export const thirdParties = () => {
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
  const parts = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version, license, integrity, optional = false }]) => {
      /** @type {Part['type']} */
      const type = 'library'
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const licence = license ?? UNNAMED.get(name) ?? 'NOASSERTION'
      const purl = purlOf(name, version)
      return { name, version, licence, purl, type, optional, ...(integrity && { integrity }) }
    })
  const bundled = BUNDLED.map(({ path: _, ...part }) => ({ ...part, optional: false }))
  const byName = new Map([...parts, ...bundled].map((part) => [`${part.name}@${part.version}`, part]))
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** @param {string} folder */
export const writeBillOfMaterials = (folder) => {
  const parts = thirdParties()
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(billOf(parts), null, 2)}\n`)
  const lines = parts.map(({ name, version, licence }) => `${name} ${version}: ${licence}`)
  writeFileSync(join(folder, 'third-party-licences.txt'), `${lines.join('\n')}\n`)
}

/** @param {readonly Part[]} parts */
const billOf = (parts) => {
  const { name, version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: parts.map(componentOf),
  }
}

/** @param {Part} part */
const componentOf = ({ name, version, licence, purl, type, integrity, optional }) => {
  const sha512 = integrity?.startsWith('sha512-') && Buffer.from(integrity.slice(7), 'base64').toString('hex')
  return {
    type,
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: optional ? 'optional' : 'required',
    licenses: [{ expression: licence }],
    ...(sha512 && { hashes: [{ alg: 'SHA-512', content: sha512 }] }),
  }
}

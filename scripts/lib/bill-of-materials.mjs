import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.mjs'

/**
 * @typedef {{ name: string, version: string, licence: string, integrity?: string, optional: boolean }} Part
 */

/**
 * @typedef {object} LockedPackage
 * @property {string} version
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 */

/** Licences of packages that declare none, found in the files of the package. */
const UNNAMED = new Map([['png-js', 'MIT']])

/** @returns {Part[]} */
export const thirdParties = () => {
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
  const parts = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version, license, integrity, optional = false }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const licence = license ?? UNNAMED.get(name) ?? 'NOASSERTION'
      return { name, version, licence, optional, ...(integrity && { integrity }) }
    })
  const byName = new Map(parts.map((part) => [`${part.name}@${part.version}`, part]))
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
const componentOf = ({ name, version, licence, integrity, optional }) => {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const sha512 = integrity?.startsWith('sha512-') && Buffer.from(integrity.slice(7), 'base64').toString('hex')
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: optional ? 'optional' : 'required',
    licenses: [{ expression: licence }],
    ...(sha512 && { hashes: [{ alg: 'SHA-512', content: sha512 }] }),
  }
}

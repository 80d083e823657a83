import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizeFederativeUnit } from '#lib/domain/documents/federative-units.ts'
import type { PostalAddress } from '#lib/domain/documents/postal-address.ts'
import type { PostalCode } from '#lib/domain/documents/postal-code.ts'

const FILE = join(process.cwd(), 'lib', 'postal-codes', 'city-ranges.csv')

type CityRange = { from: string; to: string; address: PostalAddress }

let ranges: readonly CityRange[] | undefined

export const cityOfPostalCode = (code: PostalCode): PostalAddress | null => {
  ranges ??= readRanges()
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const range = ranges[middle]
    if (range && range.to < code) low = middle + 1
    else high = middle
  }
  const range = ranges[low]
  return range && range.from <= code ? range.address : null
}

/** The file is sorted and its ranges do not overlap (tests/unit/postal-codes/city-of-postal-code.test.ts). */
const readRanges = (): CityRange[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => {
      const [from = '', to = '', unit = '', city = ''] = line.split(';')
      const state = normalizeFederativeUnit(unit)
      if (state === null) throw new Error(`city-ranges.csv: unknown state in "${line}"`)
      return { from, to, address: { state, city, neighborhood: null, street: null } }
    })

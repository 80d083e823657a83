import { expect, test } from 'vitest'
import { fgtsHref, readFgtsAddress } from '#components/fgts/fgts-address.ts'
import { stepsOf } from '#components/fgts/steps-of.ts'

const idOf = (index: number) => `01981f6a-9c1e-7a63-8b54-${String(index).padStart(12, '0')}`

const shown = (q: string) => readFgtsAddress({ q }).queryIds

test('an address shows each of its balances once, at most twelve, and nothing that is no id', () => {
  expect(shown(`${idOf(1)},529.982.247-25,${idOf(1)},${idOf(2)}`)).toEqual([idOf(1), idOf(2)])
  expect(shown(Array.from({ length: 20 }, (_, index) => idOf(index)).join(','))).toHaveLength(12)
  expect(readFgtsAddress({}).queryIds).toEqual([])
})

test('the address of some balances is read as the same, and of none is bare', () => {
  expect(fgtsHref([idOf(1), idOf(2)])).toBe(`/fgts?q=${idOf(1)},${idOf(2)}`)
  expect(fgtsHref([])).toBe('/fgts')
})

test('a next action is split into its steps, each beginning as a sentence does', () => {
  expect(stepsOf('No app FGTS: Mais → autorizar bancos. Depois consulte de novo.')).toEqual([
    'No app FGTS: Mais',
    'Autorizar bancos',
    'Depois consulte de novo',
  ])
})

import { expect, test } from 'vitest'
import { fgtsHref, readFgtsAddress } from '#components/fgts/fgts-address.ts'
import { stepsOf } from '#components/fgts/steps-of.ts'

const idOf = (index: number) => `01981f6a-9c1e-7a63-8b54-${String(index).padStart(12, '0')}`

const queryIdsOf = (q: string) => readFgtsAddress({ q }).queryIds

test('shows each balance in the URL once, at most twelve, and no invalid id', () => {
  expect(queryIdsOf(`${idOf(1)},529.982.247-25,${idOf(1)},${idOf(2)}`)).toEqual([idOf(1), idOf(2)])
  expect(queryIdsOf(Array.from({ length: 20 }, (_, index) => idOf(index)).join(','))).toHaveLength(12)
  expect(readFgtsAddress({}).queryIds).toEqual([])
})

test('reads back the URL of some balances, and leaves it bare for none', () => {
  expect(fgtsHref([idOf(1), idOf(2)])).toBe(`/fgts?q=${idOf(1)},${idOf(2)}`)
  expect(fgtsHref([])).toBe('/fgts')
})

test('splits a next action into steps that each begin as a sentence', () => {
  expect(stepsOf('No app FGTS: Mais → autorizar bancos. Depois consulte de novo.')).toEqual([
    'No app FGTS: Mais',
    'Autorizar bancos',
    'Depois consulte de novo',
  ])
})

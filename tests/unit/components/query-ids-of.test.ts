import { expect, test } from 'vitest'
import { queryIdsOf } from '#components/fgts/query-ids-of.ts'
import { stepsOf } from '#components/fgts/steps-of.ts'

const idOf = (index: number) => `01981f6a-9c1e-7a63-8b54-${String(index).padStart(12, '0')}`

test('an address shows each of its balances once, at most twelve, and nothing that is no id', () => {
  expect(queryIdsOf(`${idOf(1)},529.982.247-25,${idOf(1)},${idOf(2)}`)).toEqual([idOf(1), idOf(2)])
  expect(queryIdsOf(Array.from({ length: 20 }, (_, index) => idOf(index)).join(','))).toHaveLength(12)
  expect(queryIdsOf(null)).toEqual([])
})

test('a next action is split into its steps, each beginning as a sentence does', () => {
  expect(stepsOf('No app FGTS: Mais → autorizar bancos. Depois consulte de novo.')).toEqual([
    'No app FGTS: Mais',
    'Autorizar bancos',
    'Depois consulte de novo',
  ])
})

import { expect, test } from 'vitest'
import { countNewLines, homeGroupKey } from '#components/home/steady-groups.ts'
import { steadyRows } from '#components/tables/steady-rows.ts'

const groupsOf = (text: string) =>
  text.split(', ').map((group) => {
    const [kind = '', ids = ''] = group.split(': ')
    return { kind, lines: ids.split(' ').map((id) => ({ targetIds: [id] })) }
  })
const format = (groups: ReturnType<typeof groupsOf>) =>
  groups
    .map(({ kind, lines }) => `${kind}: ${lines.map(({ targetIds }) => targetIds.join()).join(' ')}`)
    .join(', ')

const steady = (before: string, now: string) => {
  const [previous, next] = [groupsOf(before), groupsOf(now)]
  const { rows } = steadyRows(previous, next, homeGroupKey)
  return [format([...rows]), countNewLines(rows, next)]
}

test('keeps the lines of a group on home while others arrive, and counts the waiting ones', () => {
  expect(steady('ready: a b, stuck: c', 'ready: d a b, stuck: c')).toEqual(['ready: a b, stuck: c', 1])
  expect(steady('ready: a', 'pending: e f, ready: a')).toEqual(['ready: a', 2])
})

test('keeps a line that left its group in place, without counting it as waiting', () => {
  expect(steady('ready: a b, stuck: c', 'ready: b, stuck: c')).toEqual(['ready: a b, stuck: c', 0])
  expect(steady('ready: a b', 'stuck: a, ready: b')).toEqual(['ready: a b', 0])
})

import { expect, test } from 'vitest'
import { stepSeconds } from '#components/customers/step-seconds.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 23, 12, 0, seconds)).toISOString()

test('measures a step since the previous one of the same resource, regardless of steps in between', () => {
  const story = [
    { id: 'paid', subjectId: 'proposal', at: at(95) },
    { id: 'received', subjectId: 'balance', at: at(40) },
    { id: 'at-once', subjectId: 'proposal', at: at(30) },
    { id: 'created', subjectId: 'proposal', at: at(30) },
    { id: 'asked', subjectId: 'balance', at: at(0) },
  ]
  const tookOf = stepSeconds(story)
  expect(story.map(tookOf)).toEqual([65, 40, 0, null, null])
})

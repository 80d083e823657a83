import { expect, test } from 'vitest'
import { endpointStateOf } from '#lib/domain/webhooks/endpoint-state.ts'

const on = { disabledAt: null, disabledReason: null, failingSince: null }
const at = new Date('2026-03-10T12:00:00Z')

test.each([
  ['nothing was sent yet', { attempts: 0, succeeded: 0 }, 'active'],
  ['95 of 100 succeeded', { attempts: 100, succeeded: 95 }, 'active'],
  ['94 of 100 succeeded', { attempts: 100, succeeded: 94 }, 'unstable'],
  ['half succeeded', { attempts: 10, succeeded: 5 }, 'unstable'],
  ['31 of 100 succeeded', { attempts: 100, succeeded: 31 }, 'failing'],
  ['the last of many failed', { attempts: 100, succeeded: 99, failingSince: at }, 'unstable'],
  ['it was paused', { attempts: 9, succeeded: 9, disabledAt: at, disabledReason: 'paused' }, 'paused'],
  ['it answered 410', { attempts: 9, succeeded: 9, disabledAt: at, disabledReason: 'gone' }, 'disabled'],
] as const)('when %s, turns an endpoint with %o into %s', (_, row, state) => {
  expect(endpointStateOf({ ...on, ...row })).toBe(state)
})

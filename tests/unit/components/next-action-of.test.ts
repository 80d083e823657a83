import { expect, test } from 'vitest'
import { nextActionOf } from '#components/home/next-action-of.ts'

const LINE = { kind: 'pending', product: 'fgts', targetIds: ['1'], status: null } as const

test.each([
  [{ ...LINE }, '/proposals/1/fix'],
  [{ ...LINE, kind: 'expiring' }, '/fgts/proposal/1'],
  [{ ...LINE, kind: 'expiring', product: 'clt' }, '/clt/operation/1'],
  [{ ...LINE, kind: 'answered' }, '/fgts/simulation/1'],
  [{ ...LINE, kind: 'answered', targetIds: ['1', '2'] }, '/fgts?q=1,2'],
  [{ ...LINE, kind: 'answered', product: 'clt' }, '/clt/consult/1'],
  [{ ...LINE, kind: 'signature' }, '/proposals/1'],
  [{ ...LINE, kind: 'consent', product: 'clt' }, '/clt/consult/1'],
  [{ ...LINE, kind: 'stuck', status: 'analysis' }, '/proposals/1'],
  [{ ...LINE, kind: 'stuck', product: 'clt', status: 'WAITING_CONSULT' }, '/clt/consult/1'],
] as const)('links %o to the place where it is done: %s', (line, href) => {
  expect(nextActionOf({ ...line, targetIds: [...line.targetIds] }).href).toBe(href)
})

import { expect } from 'vitest'
import type { WrongCall } from './wrong-call.ts'

const list = (path: string) => () => ({ path })
const invalid = { status: 422, code: 'invalid_request' }
const PROVIDERS = ['aurora', 'caravela', 'ipe']
const unknownProvider = {
  status: 422,
  code: 'provider_not_supported',
  extensions: { allowed: PROVIDERS },
  says: /aurora, caravela, ipe/,
}

export const LIST_CALLS: readonly WrongCall[] = [
  {
    title: 'limit in letters',
    call: list('/fgts/proposal'),
    wrong: ['/limit', 'abc'],
    ...invalid,
    field: { minimum: 1 },
  },
  {
    title: 'limit of none',
    call: list('/fgts/proposal'),
    wrong: ['/limit', '0'],
    ...invalid,
    field: { code: 'too_small', minimum: 1 },
  },
  {
    title: 'page zero',
    call: list('/private-consignment/operation'),
    wrong: ['/page', '0'],
    ...invalid,
    field: { code: 'too_small', minimum: 1, maximum: 100_000 },
  },
  {
    title: 'a cursor of one’s own',
    call: list('/fgts/balance'),
    wrong: ['/cursor', 'next'],
    ...invalid,
    says: /UUID/,
  },
  {
    title: 'an unknown status of proposals',
    call: list('/fgts/proposal'),
    wrong: ['/status', 'approved'],
    ...invalid,
    field: { allowed: expect.arrayContaining(['paid']) },
    says: /awaiting_call/,
  },
  {
    title: 'an unknown status among known ones',
    call: list('/private-consignment/operation'),
    wrong: ['/status', ['paid', 'finished']],
    ...invalid,
    field: { allowed: expect.arrayContaining(['refunded']) },
  },
  {
    title: 'an unknown status of balances',
    call: list('/fgts/balance'),
    wrong: ['/status', 'ok'],
    ...invalid,
    field: { allowed: ['success', 'fail', 'pending'] },
  },
  {
    title: 'an unknown status of consults',
    call: list('/private-consignment/consult'),
    wrong: ['/status', 'APPROVED'],
    ...invalid,
    field: { allowed: expect.arrayContaining(['WAITING_CONSENT']) },
  },
  {
    title: 'an unknown status of deliveries',
    call: list('/user/webhook/deliveries'),
    wrong: ['/status', 'sent'],
    ...invalid,
    field: { allowed: expect.arrayContaining(['failed']) },
  },
  {
    title: 'an unknown kind of deliveries',
    call: list('/user/webhook/deliveries'),
    wrong: ['/kind', 'fgts'],
    ...invalid,
    field: { allowed: expect.arrayContaining(['balance']) },
  },
  {
    title: 'balances of an unknown institution',
    call: list('/fgts/balance?provider=qi'),
    ...unknownProvider,
  },
  {
    title: 'proposals of an unknown institution',
    call: list('/fgts/proposal?provider=qi'),
    ...unknownProvider,
  },
  {
    title: 'consults of an unknown institution',
    call: list('/private-consignment/consult?provider=qi'),
    ...unknownProvider,
  },
  {
    title: 'operations of an unknown institution',
    call: list('/private-consignment/operation?provider=qi'),
    ...unknownProvider,
  },
  {
    title: 'a first day written as in Brazil',
    call: list('/fgts/proposal'),
    wrong: ['/startDate', '31/12/2026'],
    ...invalid,
    field: { code: 'invalid_date' },
    says: /AAAA-MM-DD/,
  },
  {
    title: 'a first day after the last one',
    call: list('/fgts/proposal?endDate=2026-01-31'),
    wrong: ['/startDate', '2026-02-01'],
    ...invalid,
    field: { code: 'dates_out_of_order', maximum: '2026-01-31' },
    says: /31\/01\/2026/,
  },
  {
    title: 'a limit twice',
    call: list('/fgts/balance'),
    wrong: ['/limit', ['5', '10']],
    ...invalid,
    field: { code: 'parameter_repeated' },
  },
  {
    title: 'two institutions',
    call: list('/private-consignment/consult'),
    wrong: ['/provider', ['aurora', 'ipe']],
    ...invalid,
    field: { code: 'parameter_repeated' },
  },
  {
    title: 'a switch in Portuguese',
    call: list('/fgts/balance'),
    wrong: ['/includeExpired', 'sim'],
    ...invalid,
    says: /true ou false/,
  },
]

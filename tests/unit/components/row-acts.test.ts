import { expect, test } from 'vitest'
import { openTermActs, operationActs } from '#components/clt/consult-row-acts.ts'
import { retryActs, simulateActs } from '#components/fgts/visit-row-acts.ts'
import type { RowAct } from '#components/tables/row-act.ts'
import { proposalActs } from '#components/tracking/proposal-acts.ts'
import type { ConsultItem } from '#lib/client/clt.ts'
import type { FgtsBalanceItem } from '#lib/client/fgts.ts'
import type { ProposalItem } from '#lib/client/proposals.ts'

const idsOf = (acts: readonly RowAct[]) => acts.map(({ id }) => id)

const proposal = (more: Partial<ProposalItem>) =>
  ({
    id: 'p1',
    product: 'fgts',
    provider: 'aurora',
    contractNumber: '2026-00000123-61',
    clientName: 'Maria Aparecida da Silva',
    status: 'formalization',
    availableBalance: 1180.45,
    formalizationLink: 'https://origination.example/formalization/abc',
    signatureDeadline: '2026-11-25T15:30:00.000Z',
    pendingItems: [],
    ...more,
  }) as unknown as ProposalItem

const options = { institutionName: () => 'Aurora', language: 'pt-BR', onCancel: () => undefined } as const

test('offers link, reminder and cancellation of a contract that waits for its signature', () => {
  const acts = proposalActs(proposal({}), options)
  expect(idsOf(acts)).toEqual(['link', 'reminder', 'contract', 'cancel'])
  const reminder = acts.find(({ id }) => id === 'reminder')?.act
  const text = reminder && 'copy' in reminder ? reminder.copy : ''
  expect(text).toContain('Oi, Maria!')
  expect(text).toContain('https://origination.example/formalization/abc')
  expect(text).not.toContain('Silva')
})

test('offers the correction of a pending proposal, and nothing that a paid one no longer allows', () => {
  const pendingItems = [{ id: 'i1' }] as unknown as ProposalItem['pendingItems']
  const [fix] = proposalActs(proposal({ status: 'pending', pendingItems }), options)
  expect(fix?.act).toEqual({ href: '/proposals/p1/fix' })
  expect(idsOf(proposalActs(proposal({ status: 'paid' }), options))).toEqual(['contract'])
})

const term = (more: Partial<ConsultItem>) =>
  ({
    id: 'c1',
    name: 'Ana Souza',
    status: 'WAITING_CONSENT',
    consentLink: 'https://origination.example/consent/abc',
    expiresAt: '2026-11-25T15:30:00.000Z',
    operation: null,
    ...more,
  }) as unknown as ConsultItem

test('offers link and reminder of an open term, and the correction of its pending operation', () => {
  expect(idsOf(openTermActs(term({}), 'Aurora', 'pt-BR'))).toEqual(['link', 'reminder'])
  const used = term({ status: 'SUCCESS', operation: { id: 'p1', status: 'pending' } })
  expect(openTermActs(used, 'Aurora', 'pt-BR')).toEqual([])
  expect(operationActs(used, 'pt-BR').map(({ act }) => act)).toEqual([
    { href: '/proposals/p1/fix' },
    { href: '/proposals/p1' },
  ])
})

test('offers a simulation of each valid balance, and another query only where there is none', () => {
  const result = (more: object) => more as unknown as FgtsBalanceItem
  const able = result({
    id: 'b1',
    provider: 'aurora',
    amount: 500,
    eligibility: { eligible: true, reasons: [] },
  })
  const failed = result({ id: 'b2', provider: 'ipe', amount: null, eligibility: null })
  const visit = { customerKey: 'k', documentNumber: '52998224725', results: [able, failed] }
  expect(simulateActs(visit, (code) => code, 'pt-BR').map(({ act }) => act)).toEqual([
    { href: '/fgts/simulation/b1' },
  ])
  const retry = { language: 'pt-BR', start: async () => [], refetch: async () => undefined } as const
  expect(idsOf(retryActs(visit, retry))).toEqual(['again'])
  expect(retryActs({ ...visit, results: [able] }, retry)).toEqual([])
})

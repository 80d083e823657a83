import { salesWorld } from '#tests/support/fixtures/sales-world.ts'
import type { Harness } from '#tests/support/servers/harness.ts'

/**
 * Creates the sales data of one month. FGTS: CPF 1 goes from balance to payout (paid in the last millisecond
 * of 10 March), CPF 2 is paid and refunded, CPF 3 has balances at two institutions and a canceled proposal,
 * CPF 4 has no balance, CPF 5 has a proposal of February that is paid in the first millisecond of March. CLT:
 * CPF 6 is paid on 10 March, CPF 7 refuses the term, CPF 8 has a margin and no simulation.
 */
export const marchOf = async (
  harness: Harness,
  organizationId: string,
  { ana, bia }: { ana: string; bia: string },
) => {
  const world = salesWorld(harness, organizationId)
  const paid = async (
    cpf: string,
    by: string,
    when: { queried: string; created: string; paid: string; refunded?: string },
  ) => {
    const balance = await world.balance({ at: when.queried, by, cpf })
    const simulation = await world.fgtsSimulation(balance, when.created)
    await world.fgtsSimulation(balance, when.created)
    const status = when.refunded ? 'refunded' : 'paid'
    const id = await world.proposal({
      at: when.created,
      by,
      cpf,
      status,
      simulationId: simulation,
      net: 950_00,
      issue: 1000_00,
      ...(when.refunded && { reason: 'refunded_by_customer' }),
    })
    await world.signature(id, when.created)
    await world.payout(id, {
      at: when.paid,
      cents: 950_00,
      ...(when.refunded && { refundedAt: when.refunded }),
    })
    return id
  }
  // 02:59:59.999 UTC of the 11th is the last millisecond of the 10th in São Paulo.
  const first = await paid('1', ana, {
    queried: '2026-03-10T12:00:00Z',
    created: '2026-03-11T01:59:59.999Z',
    paid: '2026-03-11T02:59:59.999Z',
  })
  await world.moves(first, [
    ['generating_ccb', '2026-03-11T01:59:59.999Z'],
    ['formalization', '2026-03-11T02:00:09.999Z'],
    ['analysis', '2026-03-11T02:10:09.999Z'],
    ['analysis', '2026-03-11T02:11:09.999Z'],
    ['processing', '2026-03-11T02:30:09.999Z'],
    ['paid', '2026-03-11T02:59:59.999Z'],
  ])
  await paid('2', bia, {
    queried: '2026-03-12T12:00:00Z',
    created: '2026-03-12T13:00:00Z',
    paid: '2026-03-12T14:00:00Z',
    refunded: '2026-03-20T12:00:00Z',
  })
  // The query and the proposal of CPF 5 are in February. The payout is in the first millisecond of March in
  // São Paulo.
  await paid('5', ana, {
    queried: '2026-02-28T12:00:00Z',
    created: '2026-02-28T13:00:00Z',
    paid: '2026-03-01T03:00:00.000Z',
  })
  // CPF 9 is paid in the last millisecond of February in São Paulo.
  await paid('9', ana, {
    queried: '2026-02-27T12:00:00Z',
    created: '2026-02-28T12:59:59.999Z',
    paid: '2026-03-01T02:59:59.999Z',
  })
  const third = await world.balance({ at: '2026-03-13T12:00:00Z', by: ana, cpf: '3' })
  await world.balance({ at: '2026-03-13T12:00:00Z', by: ana, cpf: '3', institution: 'ipe' })
  const canceled = await world.proposal({
    at: '2026-03-13T13:00:00Z',
    by: ana,
    cpf: '3',
    status: 'canceled',
    reason: 'signature_deadline',
    simulationId: await world.fgtsSimulation(third, '2026-03-13T12:30:00Z'),
  })
  await world.moves(canceled, [
    ['generating_ccb', '2026-03-13T13:00:00Z'],
    ['formalization', '2026-03-13T13:00:30Z'],
    ['canceled', '2026-03-20T13:00:30Z'],
  ])
  await world.balance({ at: '2026-03-14T12:00:00Z', by: bia, cpf: '4' }, 'no_balance')

  const term = await world.consult({ at: '2026-03-09T12:00:00Z', by: bia, cpf: '6' }, 'SUCCESS')
  await world.consent(term, '2026-03-09T12:05:00Z')
  const operation = await world.proposal({
    product: 'clt',
    at: '2026-03-10T10:00:00Z',
    by: bia,
    cpf: '6',
    institution: 'ipe',
    status: 'paid',
    net: 4000_00,
    issue: 4200_00,
    consultId: term,
    simulationId: await world.cltSimulation(term, '2026-03-09T13:00:00Z'),
  })
  await world.signature(operation, '2026-03-10T10:30:00Z')
  await world.payout(operation, { at: '2026-03-10T13:00:00Z', cents: 4000_00 })
  await world.consult({ at: '2026-03-09T12:00:00Z', by: bia, cpf: '7' }, 'REJECTED', 'consent_refused')
  const waiting = await world.consult({ at: '2026-03-09T12:00:00Z', by: ana, cpf: '8' }, 'SUCCESS')
  await world.consent(waiting, '2026-03-09T12:05:00Z')
}

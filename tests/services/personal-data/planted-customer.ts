import * as encrypted from '#db/encrypted-columns.ts'
import { storedWords } from '#db/name-digests.ts'
import { nameWords } from '#lib/domain/name-words.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
import { operationBody } from '#tests/support/fixtures/operation-fixture.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import type { Harness } from '#tests/support/servers/harness.ts'

const PDF = '%PDF-1.7\n%%EOF\n'

/** Distinctive data that matches no other row. */
const PERSON = {
  name: 'Zuleica Xavantina Quintela',
  motherName: 'Wandira Xavantina',
  email: 'zuleica.xq@exemplo.com.br',
  phoneNumber: '976543219',
  identityDocument: '774411990',
  street: 'Rua Xavantina',
  account: '90817263',
}

/** Takes a customer through every path of the API: one loan, and attempts that ended without a loan. */
export const plantedCustomer = async (harness: Harness) => {
  const proposals = await proposalFixture(harness)
  const documentNumber = nextCpf()
  await harness.api('/user/webhook/proposal', { body: { url: (await harness.receiver()).url } })
  await harness.api('/user/webhook/balance', { body: { url: (await harness.receiver()).url } })
  // The loan comes after all other FGTS calls, because a withdrawal can guarantee only one contract.
  const canceledId = await canceledProposal(harness, { proposals, documentNumber })
  const simulation = await proposals.simulation({ documentNumber })
  const paidId = await loan(harness, { proposals, documentNumber })
  const clt = await cltWork(harness, documentNumber)
  return { ...PERSON, documentNumber, proposals, paidId, canceledId, simulationId: simulation.id, ...clt }
}

export type PlantedCustomer = Awaited<ReturnType<typeof plantedCustomer>>

type Period = { dueDate: string; amount: number }
type Planting = { proposals: ProposalFixture; documentNumber: string }

const bodyOf = (simulationId: string, documentNumber: string) => ({
  ...proposalBody(simulationId, documentNumber),
  name: PERSON.name,
  motherName: PERSON.motherName,
  email: PERSON.email,
  phoneNumber: PERSON.phoneNumber,
  identityDocument: PERSON.identityDocument,
  street: PERSON.street,
  externalReference: `venda de ${PERSON.name}`,
})

const statusOf = async (harness: Harness, id: string) => {
  const [row] = await harness.database.owner`select status from proposals where id = ${id}`
  return row?.status
}

const loan = async (harness: Harness, { proposals, documentNumber }: Planting) => {
  await harness.api('/fgts/balance', { body: { documentNumber, provider: 'caravela' } })
  const [balance] = await eventually('the balance', async () => {
    const { body } = await harness.api(
      `/fgts/balance?search=${documentNumber}&status=success&provider=caravela`,
    )
    return body.data.length > 0 && body.data
  })
  const { body: tables } = await harness.api('/fgts/simulations/fees/new?provider=caravela&active=true')
  const desiredInstallments = balance.periods
    .slice(0, 2)
    .map(({ dueDate, amount }: Period) => ({ dueDate, totalAmount: amount }))
  const simulation = await harness.api('/fgts/simulations', {
    body: {
      ...{ documentNumber, provider: 'caravela', balanceId: balance.id, targetAmount: 0 },
      simulationFeesId: tables[0].simulationFeesId,
      desiredInstallments,
    },
  })
  const simulationId = String(simulation.body.id)
  const { body } = await harness.api('/fgts/proposal', {
    body: bodyOf(simulationId, documentNumber),
    headers: { 'idempotency-key': `planted-${simulationId}` },
  })
  const id = String(body.id)
  await eventually('the contract', async () => (await statusOf(harness, id)) === 'formalization')
  await proposals.sign(id)
  await harness.database.owner`
    insert into proofs_of_life (id, organization_id, proposal_id, provider, outcome, evidence, started_at)
    select gen_random_uuid(), organization_id, id, 'life.example.com', 'passed', ${`face of ${PERSON.name}`}, created_at
    from proposals where id = ${id}`
  await eventually('the payout', async () => (await statusOf(harness, id)) === 'paid')
  return id
}

const canceledProposal = async (harness: Harness, { proposals, documentNumber }: Planting) => {
  const { id: simulationId } = await proposals.simulation({ documentNumber })
  const payment = {
    type: 'transfer',
    data: {
      bankId: '001',
      agency: '1234',
      account: PERSON.account,
      digit: '5',
      accountType: 'checking_account',
    },
  }
  const body = { ...bodyOf(simulationId, documentNumber), payment }
  const id = String((await harness.api('/fgts/proposal', { body })).body.id)
  await eventually('the contract', async () => (await statusOf(harness, id)) === 'formalization')
  const form = new FormData()
  form.set('type', 'identification_front')
  form.set('file', new Blob([PDF]), `rg de ${PERSON.name}.pdf`)
  await harness.api(`/fgts/proposal/${id}/document`, { raw: form })
  await harness.api(`/fgts/proposal/${id}/cancel`, { method: 'PATCH', body: {} })
  await eventually('the cancellation', async () => (await statusOf(harness, id)) === 'canceled')
  await eventually(
    'the withdrawals to be free',
    async () => (await harness.database.owner`select 1 from sandbox_pledges`).length === 0,
  )
  return id
}

/**
 * Creates three consent terms: one with a canceled operation, one simulated but without a contract, and
 * one that still waits for the customer.
 */
const cltWork = async (harness: Harness, documentNumber: string) => {
  const { owner } = harness.database
  const consultOf = async () => {
    const { body } = await harness.api('/private-consignment/consult', {
      body: {
        ...{ borrowerDocumentNumber: documentNumber, gender: 'female', birthDate: '1990-03-15' },
        ...{ signerName: PERSON.name, signerEmail: PERSON.email, provider: 'aurora' },
        signerPhone: { phoneNumber: PERSON.phoneNumber, countryCode: '55', areaCode: '11' },
      },
    })
    await authorize(harness, String(body.id))
    return String(body.id)
  }
  const consultId = await consultOf()
  const { cltFixture } = await import('#tests/support/fixtures/clt-fixture.ts')
  const { simulation } = await cltFixture(harness)
  const { id: simulationId } = await simulation({ consultId, numberOfInstallments: 12 })
  const person = {
    ...{ name: PERSON.name, email: PERSON.email, mother_name: PERSON.motherName },
    phone: { country_code: '+55', area_code: '11', number: PERSON.phoneNumber },
    document_identification_number: PERSON.identityDocument,
  }
  const body = operationBody(simulationId, documentNumber, person)
  const { body: operation } = await harness.api('/private-consignment/operation', { body })
  const operationId = String(operation.id)
  await eventually('the contract', async () => (await statusOf(harness, operationId)) === 'formalization')
  await harness.api(`/private-consignment/operation/${operationId}/cancel`, { body: {} })
  await eventually('the end', async () => (await statusOf(harness, operationId)) === 'canceled')
  await owner`update clt_consults set closed_at = now() where id = ${consultId}`
  const unusedConsultId = await consultOf()
  await simulation({ consultId: unusedConsultId, numberOfInstallments: 12 })
  await owner`update clt_consults set closed_at = now() where id = ${unusedConsultId}`
  const body2 = await harness.api('/private-consignment/consult', {
    body: {
      ...{ borrowerDocumentNumber: documentNumber, gender: 'female', birthDate: '1990-03-15' },
      ...{ signerName: PERSON.name, signerEmail: PERSON.email, provider: 'aurora' },
      signerPhone: { phoneNumber: PERSON.phoneNumber, countryCode: '55', areaCode: '11' },
    },
  })
  return { operationId, consultId, unusedConsultId, waitingConsultId: String(body2.body.id) }
}

const authorize = async (harness: Harness, id: string) => {
  await harness.api(`/private-consignment/consult/${id}/authorize`, { body: {} })
  await eventually('the margin', async () => {
    const [row] = await harness.database.owner`select status from clt_consults where id = ${id}`
    return row?.status === 'SUCCESS'
  })
}

/**
 * Counts the rows that contain the customer's data in any notation, per column, including the job engine's
 * tables.
 */
export const countTraces = async (
  harness: Harness,
  planted: Pick<PlantedCustomer, 'documentNumber' | 'proposals'>,
) => {
  const { documentNumber: cpf, proposals } = planted
  const { owner } = harness.database
  const dotted = `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`
  const spaced = dotted.replaceAll(/[.-]/g, ' ')
  const spellings = [
    ...[
      cpf,
      String(Number(cpf)),
      dotted,
      spaced,
      encodeURIComponent(spaced),
      Buffer.from(cpf).toString('hex'),
    ],
    ...['zuleica', 'xavantina', 'quintela', PERSON.phoneNumber, '97654-3219'],
    ...[PERSON.identityDocument, PERSON.account],
    ...storedWords(proposals.organizationId, nameWords(PERSON.name)),
  ]
  const pattern = spellings.map((text) => text.replaceAll('.', '\\.')).join('|')
  const columns = await owner<{ place: string; names: string[] }[]>`
    select table_schema || '.' || table_name as place, array_agg(column_name::text order by column_name) as names
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
      and data_type not in ('uuid', 'boolean', 'timestamp with time zone', 'date')
    group by 1 order by 1`
  const counts: Record<string, number> = {}
  for (const { place, names } of columns) {
    const counters = names.map(
      (name) => owner`count(*) filter (where ${owner(name)}::text ~* ${pattern})::integer`,
    )
    const all = counters.reduce((list, count) => owner`${list}, ${count}`)
    const [rows] = await owner`select array[${all}] as rows from ${owner(place)}`
    for (const [index, name] of names.entries())
      if (rows?.rows[index] > 0) counts[`${place.replace('public.', '')}.${name}`] = rows?.rows[index]
  }
  return { ...counts, ...(await countEncryptedTraces(owner, new RegExp(pattern, 'i'))) }
}

/** Counts matches inside encrypted values, which must be erased as well. */
const countEncryptedTraces = async (owner: Harness['database']['owner'], pattern: RegExp) => {
  const counts: Record<string, number> = {}
  for (const codec of Object.values(encrypted)) {
    const rows = plainRows(codec, await owner`select * from ${owner(codec.table)}`)
    const count = rows.filter((row) => pattern.test(JSON.stringify(row[codec.column] ?? null))).length
    if (count > 0) counts[`${codec.table}.${codec.column}`] = count
  }
  return counts
}

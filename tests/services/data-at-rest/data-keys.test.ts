import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '#db/as-owner.ts'
import { CPF_COLUMNS, type CpfTable, NAME_COLUMNS, type NameTable } from '#db/customer-cpf.ts'
import { consentEvidenceText, eventBody, proposalBorrower } from '#db/encrypted-columns.ts'
import { decryptProposal } from '#db/encrypted-rows.ts'
import { storedWords, WORD_TABLES } from '#db/name-digests.ts'
import { listKeyUses, renewEncryption } from '#db/renew-encryption.ts'
import { blindIndexes } from '#lib/config/blind-indexes.ts'
import { encryptShortText, encryptText } from '#lib/config/encrypted-text.ts'
import { newId } from '#lib/config/ids.ts'
import { getKeyRing, keyRingOf } from '#lib/config/key-ring.ts'
import { nameWords } from '#lib/domain/name-words.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import { fileStorage } from '#lib/storage/stored-documents.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { consultBody } from '#tests/support/fixtures/consult-body.ts'
import { operatorOf } from '#tests/support/fixtures/operator-of.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { cpfIn } from '#tests/support/fixtures/stored-cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const OLD = { id: 'K2025', bytes: randomBytes(32) }
const NEW = { id: 'k2026', bytes: randomBytes(32) }
const SETTINGS = [NEW, OLD].map(({ id, bytes }) => `${id}:${bytes.toString('hex')}`).join(',')

let harness: Harness
let proposals: ProposalFixture
beforeAll(async () => {
  process.env.DATA_KEYS = SETTINGS
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
})
afterAll(async () => {
  delete process.env.DATA_KEYS
  await harness?.stop()
})

const eventRows = async () =>
  plainRows(eventBody, await harness.database.owner`select * from events order by position`)
const consentRows = async () =>
  plainRows(consentEvidenceText, await harness.database.owner`select * from clt_consents order by id`)

const proposalRows = async () => {
  const stored = await harness.database.owner`select * from proposals order by id`
  const plain = stored.map((row) => ({
    ...row,
    ...{ organizationId: row.organization_id, id: row.id },
    ...{ documentNumber: row.document_number, encryptedDocumentNumber: row.encrypted_document_number },
  }))
  return { stored, plain: plain.map(decryptProposal) as Record<string, unknown>[] }
}

/**
 * Stores half of the borrowers under the former key and half as plain text, as older versions of the service
 * did. All payment details become plain text.
 */
const ageProposals = async () => {
  const { owner } = harness.database
  for (const [index, row] of (await proposalRows()).plain.entries()) {
    const text = JSON.stringify(row.borrower)
    const place = ['proposals', proposalBorrower.column, String(row.organizationId), String(row.id)]
    const encrypted = { birthDate: '1980-01-01', encrypted: encryptText(place, text, keyRingOf([OLD])) }
    await owner`
      update proposals set borrower = ${index % 2 === 0 ? JSON.stringify(encrypted) : text}::text::jsonb,
        payment = ${JSON.stringify(row.payment)}::text::jsonb
      where id = ${String(row.id)}`
  }
}

/** Stores half of the events under the former key and half as plain text, and all evidence as plain text. */
const age = async () => {
  const { owner } = harness.database
  for (const [index, row] of (await eventRows()).entries()) {
    const place = ['events', 'body', row.organization_id, row.id]
    const body = index % 2 === 0 ? encryptText(place, row.body, keyRingOf([OLD])) : row.body
    await owner`update events set body = ${body} where id = ${row.id}`
  }
  await owner`alter table clt_consents disable trigger user`
  for (const row of await consentRows())
    await owner`update clt_consents set evidence = ${row.evidence} where id = ${row.id}`
  await owner`alter table clt_consents enable trigger user`
}

/** Stores every customer as older versions did: under the former key, or as plain text. */
const ageCustomers = async (isUnderFormerKey: (index: number) => boolean) => {
  const ring = keyRingOf([OLD])
  for (const table of Object.keys(CPF_COLUMNS) as CpfTable[])
    await harness.database.owner.begin(async (tx) => {
      await tx`select set_config('app.erasing', 'on', true)`
      for (const [index, row] of (await tx`select * from ${tx(table)} order by id`).entries()) {
        const [organization, id, cpf] = [String(row.organization_id), String(row.id), cpfIn(table, row)]
        const place = [table, 'encrypted_document_number', organization, id]
        const stored = isUnderFormerKey(index)
          ? [blindIndexes(['cpf', organization], cpf, ring)[0], encryptShortText(place, cpf, ring)]
          : [cpf, null]
        await tx`
          update ${tx(table)} set document_number = ${stored[0] ?? ''}, encrypted_document_number = ${stored[1] ?? null}
          where id = ${id}`
      }
    })
}

/** Stores every name and its words as older versions did: under the former key, or as plain text. */
const ageNames = async (isUnderFormerKey: boolean) => {
  const ring = keyRingOf([OLD])
  for (const table of Object.keys(NAME_COLUMNS) as NameTable[]) {
    const { owner } = harness.database
    const { column } = NAME_COLUMNS[table]
    const { words, key } = WORD_TABLES[table]
    for (const row of plainRows(NAME_COLUMNS[table], await owner`select * from ${owner(table)}`)) {
      const [organization, id, name] = [String(row.organization_id), String(row.id), String(row[column])]
      const stored = isUnderFormerKey ? encryptShortText([table, column, organization, id], name, ring) : name
      await owner`update ${owner(table)} set ${owner(column)} = ${stored} where id = ${id}`
      await owner`delete from ${owner(words)} where ${owner(key)} = ${id}`
      const plain = nameWords(name)
      for (const word of isUnderFormerKey ? storedWords(organization, plain, ring) : plain)
        await owner`insert into ${owner(words)} ${owner({ organization_id: organization, [key]: id, word })}`
    }
  }
}

const keysOf = async (table: string) => {
  const organizations = await harness.database.owner<{ id: string }[]>`select id from organizations`
  const uses = await asOwner(harness.database.url, (sql) =>
    listKeyUses(
      sql,
      organizations.map(({ id }) => id),
    ),
  )
  return uses.filter((use) => use.table === table).map(({ keyId }) => keyId)
}

const renew = async () => {
  const organizations = await harness.database.owner<{ id: string }[]>`select id from organizations`
  const renewal = { organizationIds: organizations.map(({ id }) => id), newest: NEW.id }
  return asOwner(harness.database.url, (sql) => renewEncryption(sql, renewal, () => undefined))
}

const createConsentedConsult = async () => {
  const { body } = await harness.api('/private-consignment/consult', { body: consultBody() })
  await harness.api(`/private-consignment/consult/${body.id}/authorize`, { method: 'POST', body: {} })
}

test('encrypts former-key and plain values with the newest key, under parallel writes', async () => {
  expect(getKeyRing().ids).toEqual(['k2026', 'K2025', 'app'])
  for (let count = 0; count < 3; count += 1) await proposals.create()
  await createConsentedConsult()
  await age()
  const [events, consents] = [await eventRows(), await consentRows()]
  expect((await keysOf('events')).sort()).toEqual(['K2025', null])
  expect(await keysOf('clt_consents')).toEqual([null])

  const [values] = await Promise.all([
    renew(),
    ...Array.from({ length: 6 }, () => proposals.create()),
    createConsentedConsult(),
  ])
  expect(values).toBeGreaterThanOrEqual(events.length + consents.length)
  expect(await keysOf('events')).toEqual(['k2026'])
  expect(await keysOf('clt_consents')).toEqual(['k2026'])
  expect((await eventRows()).slice(0, events.length)).toEqual(events)
  expect((await consentRows()).slice(0, consents.length)).toEqual(consents)
  expect((await eventRows()).length).toBeGreaterThanOrEqual(events.length + 6)
  expect(await renew()).toBe(0)
})

test('encrypts borrower and account of a proposal with it, and keeps what the database reads of them', async () => {
  await ageProposals()
  await ageCustomers((index) => index % 2 === 0)
  await ageNames(true)
  const { plain } = await proposalRows()
  const before = new Set(await keysOf('proposals'))
  expect([...before].sort()).toEqual(['K2025', null])
  await renew()
  const after = await proposalRows()
  expect(new Set(await keysOf('proposals'))).toEqual(new Set(['k2026']))
  const pickPersonalData = ({ borrower, payment }: Record<string, unknown>) => ({ borrower, payment })
  expect(after.plain.map(pickPersonalData)).toEqual(plain.map(pickPersonalData))
  expect(plain.length).toBeGreaterThanOrEqual(4)
  for (const [index, row] of after.stored.entries()) {
    const { payment, borrower } = plain[index] as { payment: Payment; borrower: { birthDate: string } }
    expect(row.payment).toEqual({ type: payment.type, encrypted: expect.any(String) })
    expect(row.borrower).toEqual({ birthDate: borrower.birthDate, encrypted: expect.any(String) })
  }
  const [first, second] = after.stored
  const movedRow = {
    ...first,
    organizationId: first?.organization_id,
    id: first?.id,
    documentNumber: first?.document_number,
    borrower: second?.borrower,
  }
  expect(() => decryptProposal(movedRow)).toThrow()
})

const customerIn = async (table: string, column: string) => {
  const [row] = await harness.database.owner<{ customers: string[] }[]>`
    select array_agg(distinct ${harness.database.owner(column)}::text) as customers from ${harness.database.owner(table)}`
  return row?.customers ?? []
}

test.each([
  ['a former key', true],
  ['plain text', false],
])('keeps one customer one, with a single open term, while rows under %s are renewed', async (_, former) => {
  const body = consultBody()
  const first = await harness.api('/private-consignment/consult', { body })
  expect(first.status, first.text).toBe(201)
  const customers = (await customerIn('sales_inquiries', 'customer')).length
  await ageCustomers(() => former)
  const again = () => harness.api('/private-consignment/consult', { body })
  const before = await again()
  const [, ...during] = await Promise.all([renew(), ...Array.from({ length: 8 }, again)])
  const after = await again()
  for (const { status, body: problem } of [before, ...during, after])
    expect([status, problem.consultId]).toEqual([409, first.body.id])
  for (const table of Object.keys(CPF_COLUMNS) as CpfTable[])
    for (const stored of await customerIn(table, 'document_number')) expect(stored).toMatch(/^idx1:k2026:/)
  expect(await customerIn('sales_inquiries', 'customer')).toHaveLength(customers)
})

test.each([
  ['a former key', true],
  ['plain text', false],
])('finds a customer by name while names under %s are renewed with their words', async (_, former) => {
  const name = `Zulmira ${former ? 'Quintanilha' : 'Xavantes'}`
  const { id } = await proposals.create({ name })
  await createConsentedConsult()
  await ageNames(former)
  expect(await storedNames()).not.toContainEqual(expect.stringMatching(/^enc2:k2026:/))
  const search = async () => {
    const { body } = await harness.api(`/fgts/proposal?search=${encodeURIComponent(name.slice(0, 12))}`)
    return body.data.map((row: { id: string; clientName: string }) => [row.id, row.clientName])
  }
  const before = await search()
  const [, ...during] = await Promise.all([renew(), ...Array.from({ length: 8 }, search)])
  for (const rows of [before, ...during, await search()]) expect(rows).toEqual([[id, name]])
  for (const stored of await storedNames()) expect(stored).toMatch(/^(enc2:k2026:|\.[\w-]{11}$)/)
  expect(await renew()).toBe(0)
})

/** Names and searched words. */
const storedNames = async () => {
  const { owner } = harness.database
  const rows = await owner<{ text: string }[]>`
    select client_name as text from proposals union all select name from clt_consults
    union all select word from proposal_name_words union all select word from clt_consult_name_words`
  return rows.map(({ text }) => text)
}

test('gives no words to an erased customer, not even one who is erased while names are renewed', async () => {
  const { id } = await proposals.create({ name: 'Zenaide Apagada' })
  await proposals.bring(id, 'paid')
  const { owner } = harness.database
  await ageNames(false)
  const { deleteCustomer } = await import('#db/queries/personal-data/subject-holdings.ts')
  const { withTransaction } = await import('#db/transaction.ts')
  const { organizationId } = proposals
  const none = { proposals: [], consults: [], balances: [], fgtsSimulations: [], cltSimulations: [] }
  const plan = {
    deleted: none,
    nameless: { ...none, proposals: [id] },
    proofs: [],
    withoutUploads: [],
    retained: [],
  }
  const blank = { documentNumber: '-0000000001', name: 'Dados eliminados', borrower: {}, payment: {} }
  let erasure: Promise<unknown> | undefined
  await owner.begin(async (tx) => {
    await tx`select id from proposals where id = ${id} for no key update`
    await tx`delete from proposal_name_words where proposal_id = ${id}`
    await tx`insert into proposal_name_words (organization_id, proposal_id, word) values (${organizationId}, ${id}, '.renewed')`
    erasure = withTransaction({ organizationId }, (erasing) =>
      deleteCustomer(erasing, { organizationId, plan, blank }),
    )
    await eventually('the erasure to wait', async () => {
      const [row] = await owner`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return row !== undefined
    })
  })
  await erasure
  const words = () => owner`select word from proposal_name_words where proposal_id = ${id}`
  expect(await words()).toEqual([])
  await renew()
  expect(await words()).toEqual([])
})

test('leaves what an erasure blanked as it is', async () => {
  await createConsentedConsult()
  const { owner } = harness.database
  const [row] =
    await owner`update clt_consults set email = '' where id = (select max(id::text)::uuid from clt_consults) returning id`
  expect(await renew()).toBe(0)
  expect(await owner`select email from clt_consults where id = ${String(row?.id)}`).toEqual([{ email: '' }])
})

test('renews all other customers if one has two open terms, and names that one', async () => {
  await createConsentedConsult()
  await createConsentedConsult()
  await ageCustomers(() => true)
  const { owner } = harness.database
  const [open] = await owner`select * from clt_consults order by id desc limit 1`
  const cpf = cpfIn('clt_consults', open ?? {})
  const copy = JSON.stringify({ id: newId(), document_number: cpf, encrypted_document_number: null })
  await owner`insert into clt_consults select (jsonb_populate_record(c, ${copy}::text::jsonb)).*
    from clt_consults c where id = ${String(open?.id)}`
  await expect(renew()).rejects.toThrow(/customers with two open rows.*clt_consults/)
  const stale = await owner`select id from clt_consults where document_number !~ '^idx1:k2026:'`
  expect(stale).toHaveLength(2)
  await owner`delete from clt_consults where id = ${JSON.parse(copy).id}`
  await renew()
  expect(await owner`select id from clt_consults where document_number !~ '^idx1:k2026:'`).toEqual([])
})

test('lets only the owner of the tables encrypt immutable rows', async () => {
  const attempt = harness.database.owner.begin(async (tx) => {
    await tx`select set_config('app.organization_id', ${proposals.organizationId}, true), set_config('app.erasing', 'on', true)`
    await tx`set local role origination_app`
    await tx`update clt_consents set evidence = 'enc1:k2026:AAAA'`
  })
  await expect(attempt).rejects.toMatchObject({ code: '42501' })
})

test('shows an operator the needed keys, renews rows and documents, and then lets a key be removed', async () => {
  const { id } = await proposals.create()
  await proposals.bring(id, 'formalization')
  await age()
  const [row] = await harness.database.owner`
    select storage_key from proposal_documents where proposal_id = ${id} and type = 'ccb'`
  const key = String(row?.storage_key)
  const { documentStorage } = await import('#lib/storage/stored-documents.ts')
  const contract = await documentStorage().read(key)
  const staged = await fileStorage().stage(
    (async function* () {
      yield contract
    })(),
  )
  await staged.keep(key)

  const admin = operatorOf(harness.database)
  const before = await admin(['data-keys', 'status'])
  expect(before.err).toBe('')
  expect(before.out).toMatch(/^K2025 +\d+ +0 +still needed$/m)
  expect(before.out).toMatch(/^\(plain\) +\d+ +1 +still needed$/m)
  const result = await admin(['data-keys', 'renew'])
  expect(result).toMatchObject({ code: 0, err: '' })
  expect(result.out).toMatch(/events\.body: \d+\n/)
  expect(result.out).toMatch(/re-encrypted \d+ values and 1 documents; everything now uses key k2026\n$/)
  expect((await admin(['data-keys', 'status'])).out).toContain('You can remove the others')
  expect(await documentStorage().keyIdOf(key)).toBe('k2026')
  expect((await documentStorage().read(key)).equals(contract)).toBe(true)
  const entries = await harness.database.owner`
    select distinct actor_id, subject_id from audit_entries where action = 'data_keys_renewed'`
  expect(entries).toEqual([{ actor_id: 'admin', subject_id: 'k2026' }])
})

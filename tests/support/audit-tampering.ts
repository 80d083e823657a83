import { createHash } from 'node:crypto'
import type postgres from 'postgres'

type Owner = postgres.Sql
type Tx = postgres.TransactionSql

/** Deterministic linear congruential generator. */
export const numbersOf = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Disables the triggers, as only a hostile superuser can. */
export const pastTheTriggers = (owner: Owner, work: (tx: Tx) => Promise<unknown>) =>
  owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await work(tx)
  })

export const keptAudit = async (owner: Owner, organizationId: string) => {
  await owner`create table kept_entries as select * from audit_entries where organization_id = ${organizationId}`
  await owner`create table kept_links as select * from audit_links where organization_id = ${organizationId}`
  return () =>
    pastTheTriggers(owner, async (tx) => {
      await tx`delete from audit_entries where organization_id = ${organizationId}`
      await tx`delete from audit_links where organization_id = ${organizationId}`
      await tx`insert into audit_entries select * from kept_entries`
      await tx`insert into audit_links select * from kept_links`
    })
}

type Target = {
  organizationId: string
  at: number
  other: number
  pick: (below: number) => number
}

/** An attack and the fault that verification must report first; `signedBefore` is for rewriting. */
export type Tampering = {
  does: (tx: Tx, target: Target) => Promise<unknown>
  isFound: (target: Target & { last: number; signedBefore: number }) => { position: number; what: string }
}

const entryAt = (tx: Tx, { organizationId, at }: { organizationId: string; at: number }) =>
  tx`select entry_id from audit_links where organization_id = ${organizationId} and position = ${at}`

const COLUMNS = ['actor_id', 'actor_name', 'action', 'subject_id', 'request_id', 'ip'] as const

const edit = (tx: Tx, target: Target) => {
  const column = COLUMNS[target.pick(COLUMNS.length)] ?? 'action'
  const change = [
    tx`${tx(column)} = coalesce(${tx(column)}, '') || 'x'`,
    tx`at = at - interval '1 millisecond'`,
    tx`details = details || '{"fields": ["name"]}'`,
  ][target.pick(3)]
  return tx`update audit_entries set ${change ?? tx``} where id = (${entryAt(tx, target)})`
}

const copyOf = (tx: Tx, id: string, target: Target) => tx`
  insert into audit_entries select (jsonb_populate_record(e, jsonb_build_object('id', ${id}::text))).*
  from audit_entries e where e.id = (${entryAt(tx, target)})`

const freshId = (pick: (below: number) => number) =>
  createHash('md5')
    .update(`${pick(2 ** 31)}`)
    .digest('hex')

/** Recomputes all hashes from a position on, as an attacker with write access would. */
const rechain = async (tx: Tx, { organizationId, at }: Target) => {
  const rows = await tx<{ position: string; bytes: Buffer }[]>`
    select l.position, audit_entry_bytes(l.position, e) as bytes from audit_links l join audit_entries e on e.id = l.entry_id
    where l.organization_id = ${organizationId} and l.position >= ${at} order by l.position`
  const [before] = await tx<{ hash: Buffer }[]>`
    select hash from audit_links where organization_id = ${organizationId} and position = ${at - 1}`
  let hash = before?.hash ?? Buffer.alloc(32)
  for (const { position, bytes } of rows) {
    hash = createHash('sha256').update(hash).update(bytes).digest()
    await tx`update audit_links set hash = ${hash} where organization_id = ${organizationId} and position = ${position}`
  }
}

export const TAMPERINGS: Readonly<Record<string, Tampering>> = {
  'edits an entry': { does: edit, isFound: ({ at }) => ({ position: at, what: 'entry_changed' }) },
  'edits a hash': {
    does: (tx, { organizationId, at }) =>
      tx`update audit_links set hash = sha256(hash) where organization_id = ${organizationId} and position = ${at}`,
    isFound: ({ at }) => ({ position: at, what: 'entry_changed' }),
  },
  'deletes an entry': {
    does: (tx, target) => tx`delete from audit_entries where id = (${entryAt(tx, target)})`,
    isFound: ({ at }) => ({ position: at, what: 'entry_missing' }),
  },
  'deletes an entry and its position': {
    does: async (tx, target) => {
      await tx`delete from audit_entries where id = (${entryAt(tx, target)})`
      await tx`delete from audit_links where organization_id = ${target.organizationId} and position = ${target.at}`
    },
    isFound: ({ at, last }) => ({ position: at, what: at === last ? 'end_missing' : 'position_missing' }),
  },
  'inserts an entry': {
    // The id of an entry contains its time, so the preceding id looks as if it was written just before.
    does: (tx, target) => tx`
      insert into audit_entries select (jsonb_populate_record(e, jsonb_build_object('id',
        left(e.id::text, 24) || lpad(to_hex(('x' || right(e.id::text, 12))::bit(48)::bigint - 1), 12, '0')))).*
      from audit_entries e where e.id = (${entryAt(tx, target)})`,
    isFound: ({ at }) => ({ position: at - 1, what: 'entry_added' }),
  },
  'inserts an entry with a position, and moves those behind it': {
    does: async (tx, target) => {
      const { organizationId, at } = target
      const id = freshId(target.pick)
      await copyOf(tx, id, target)
      await tx`update audit_links set position = -position - 1 where organization_id = ${organizationId} and position >= ${at}`
      await tx`update audit_links set position = -position where organization_id = ${organizationId} and position < 0`
      await tx`insert into audit_links select organization_id, ${at}::bigint, ${id}::uuid, sha256(hash) from audit_links
        where organization_id = ${organizationId} and position = ${at + 1}`
    },
    isFound: ({ at }) => ({ position: at, what: 'entry_changed' }),
  },
  'changes the places of two entries': {
    does: (tx, { organizationId, at, other, pick }) => {
      const asked = tx`where organization_id = ${organizationId} and position in (${at}, ${other})`
      const swapped = pick(2) === 0 ? tx`` : tx`, hash = o.hash`
      return tx`
        update audit_links l set entry_id = o.entry_id ${swapped}
        from (select position, entry_id, hash from audit_links ${asked}) o
        where l.organization_id = ${organizationId} and l.position in (${at}, ${other}) and o.position = ${at + other} - l.position`
    },
    isFound: ({ at, other }) => ({ position: Math.min(at, other), what: 'entry_changed' }),
  },
  'cuts off the end': {
    does: async (tx, { organizationId, at }) => {
      await tx`delete from audit_entries where id in (
        select entry_id from audit_links where organization_id = ${organizationId} and position >= ${at})`
      await tx`delete from audit_links where organization_id = ${organizationId} and position >= ${at}`
    },
    isFound: ({ at }) => ({ position: at, what: 'end_missing' }),
  },
  'edits an entry and writes the rest of the chain anew': {
    does: async (tx, target) => {
      await edit(tx, target)
      await rechain(tx, target)
    },
    isFound: ({ signedBefore }) => ({ position: signedBefore + 1, what: 'rewritten' }),
  },
}

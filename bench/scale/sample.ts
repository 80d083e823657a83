import type { Sql } from 'postgres'
import { decryptName } from '#db/customer-cpf.ts'
import { nameWords } from '#lib/domain/name-words.ts'
import type { World } from './generate-data.ts'

/** Number of pages of twenty rows, and cursors in the middle and near the end unless the list is empty. */
export type Places = { pages: number; middle?: string | undefined; last?: string | undefined }

export type Sample = {
  world: World
  places: Record<'fgts' | 'clt' | 'proposals' | 'consults' | 'balances' | 'deliveries' | 'audit', Places>
  documentNumber: string
  contractNumber: string
  rareName: string
  proposalId: string
  day: string
  chosen: Record<'consults' | 'balances', string[]>
}

/** Number of rows that can be reached by page number. */
const BY_NUMBER = 10_000

const LISTS: Record<keyof Sample['places'], string> = {
  fgts: `proposals where product = 'fgts' and`,
  clt: `proposals where product = 'clt' and`,
  proposals: 'proposals where',
  consults: 'clt_consults where',
  balances: 'fgts_balance_queries where',
  deliveries: 'webhook_deliveries where',
  audit: 'audit_entries where',
}

export const sampleOf = async (owner: Sql, world: World): Promise<Sample> => {
  const places = {} as Sample['places']
  for (const list of Object.keys(LISTS) as (keyof Sample['places'])[])
    places[list] = await placesOf(owner, LISTS[list], world.organizationId)
  const [row] = await owner`
    select id, borrower ->> 'documentNumber' as document_number, contract_number, to_char(created_at, 'YYYY-MM-DD') as day from proposals
    where organization_id = ${world.organizationId} and id < ${places.proposals.middle ?? null} order by id desc limit 1`
  return {
    world,
    places,
    documentNumber: String(row?.document_number),
    contractNumber: String(row?.contract_number),
    rareName: await rareNameOf(owner, world),
    proposalId: String(row?.id),
    day: String(row?.day),
    chosen: {
      consults: await chosenOf(owner, `clt_consults where id < '${places.consults.middle}' and`, world),
      balances: await chosenOf(
        owner,
        `fgts_balance_queries where id < '${places.balances.middle}' and`,
        world,
      ),
    },
  }
}

/** Returns a rare family name: every fiftieth proposal has one (bench/scale/frame.ts). */
const rareNameOf = async (owner: Sql, { organizationId }: World) => {
  const [row] = await owner`
    select id, client_name from proposals
    where organization_id = ${organizationId} and contract_number ~ '[05]7$' order by id desc limit 1`
  const name = decryptName('proposals', { organizationId, id: String(row?.id) }, String(row?.client_name))
  return String(nameWords(name).at(-1))
}

const chosenOf = async (owner: Sql, list: string, { organizationId }: World) => {
  const rows = await owner.unsafe(
    `select id from ${list} organization_id = '${organizationId}' order by id desc limit 50`,
  )
  return rows.map(({ id }) => String(id))
}

const placesOf = async (owner: Sql, list: string, organizationId: string): Promise<Places> => {
  const rows = `${list} organization_id = '${organizationId}'`
  const [count] = await owner.unsafe(`select count(*)::int as total from ${rows}`)
  const total = Number(count?.total)
  const at = async (offset: number) => {
    const [row] = await owner.unsafe(`select id from ${rows} order by id desc offset ${offset} limit 1`)
    return row && String(row.id)
  }
  return {
    pages: Math.max(1, Math.ceil(Math.min(total, BY_NUMBER) / 20)),
    middle: await at(Math.floor(total / 2)),
    last: await at(Math.max(0, total - 11)),
  }
}

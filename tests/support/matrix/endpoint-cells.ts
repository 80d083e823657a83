import { ALL_CONTRACTS } from '#lib/contracts/all-contracts.ts'
import { BACK_OFFICE_CONTRACTS } from '#lib/contracts/back-office-contracts.ts'
import type { AnyContract } from '#lib/contracts/contract.ts'
import { allows, SCOPES, type Scope, scopesAllow } from '#lib/domain/access/permissions.ts'
import { BACK_OFFICE_ENTRIES, NAMED_PARTS, SCOPES_OF_EXAMPLE } from './endpoint-entries.ts'

export const CALLERS = [
  'nobody',
  ...SCOPES,
  'agent',
  'manager',
  'foreign program',
  'foreign manager',
] as const
export type Caller = (typeof CALLERS)[number]

/**
 * Kinds of id in a path: an existing record of the organization, a missing record, or text that is not an id.
 */
export const POSITIONS = ['own', 'missing', 'malformed'] as const
export type Position = (typeof POSITIONS)[number]

export type Cell = { contract: AnyContract; caller: Caller; position: Position }

export type Expected =
  | 'refused as nobody'
  | 'refused by scope'
  | 'refused by permission'
  | 'let in'
  | 'let in to nothing'

const isForeign = (caller: Caller) => caller.startsWith('foreign')

const namesRow = ({ path }: AnyContract) =>
  [...path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !(name in NAMED_PARTS))

/** Every combination of contract, caller and position of the id; a path without an id has one position. */
export const CELLS: readonly Cell[] = [...ALL_CONTRACTS, ...BACK_OFFICE_CONTRACTS].flatMap((contract) =>
  CALLERS.flatMap((caller) =>
    (namesRow(contract) ? POSITIONS : POSITIONS.slice(0, 1)).map((position) => ({
      contract,
      caller,
      position,
    })),
  ),
)

export const expectedOf = ({ contract, caller, position }: Cell): Expected => {
  const { access, method } = contract
  const inside =
    isForeign(caller) && namesRow(contract) && position === 'own' ? 'let in to nothing' : 'let in'
  if (access.kind === 'public' || access.kind === 'signature') return 'let in'
  if (caller === 'nobody') return 'refused as nobody'
  const isPerson = caller === 'agent' || caller === 'manager' || caller === 'foreign manager'
  if (access.kind === 'person') return isPerson ? ofPerson(contract, caller, inside) : 'refused as nobody'
  if (isPerson) return method === 'GET' ? ofPerson(contract, caller, inside) : 'refused as nobody'
  const scopes: readonly Scope[] = caller === 'foreign program' ? SCOPES : [caller as Scope]
  const some = SCOPES_OF_EXAMPLE[contract.name]
  if (some) return some.some((scope) => scopes.includes(scope)) ? inside : 'refused by scope'
  return access.scope === 'any' || scopesAllow(scopes, access.scope, method) ? inside : 'refused by scope'
}

const ofPerson = (contract: AnyContract, caller: Caller, inside: Expected): Expected => {
  const entry = entryOf(contract)
  const role = caller === 'agent' ? 'agent' : 'manager'
  return entry === 'own' || allows({ role }, entry) ? inside : 'refused by permission'
}

/** API reads for which a session needs `manage_webhooks`. */
const WEBHOOK_READS = ['listWebhookDeliveries', 'getWebhookDelivery', 'listEvents']

const entryOf = ({ name, access, tag }: AnyContract) => {
  if (access.kind !== 'person')
    return WEBHOOK_READS.includes(name) || tag === 'Webhooks' ? 'manage_webhooks' : 'own'
  const entry = BACK_OFFICE_ENTRIES[name]
  if (entry === undefined) throw new Error(`${name} has no entry in BACK_OFFICE_ENTRIES`)
  return entry
}

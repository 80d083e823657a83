import { ALL_CONTRACTS } from '#lib/contracts/all-contracts'
import { BACK_OFFICE_CONTRACTS } from '#lib/contracts/back-office-contracts'
import type { AnyContract } from '#lib/contracts/contract'
import { allows, SCOPES, type Scope, scopesAllow } from '#lib/domain/access/permissions'
import { BACK_OFFICE_ENTRIES, NAMED_PARTS, SCOPES_OF_EXAMPLE } from './endpoint-entries.ts'

/** Who calls: nobody, a program with one scope, a person by role, or somebody of another organization. */
export const CALLERS = [
  'nobody',
  ...SCOPES,
  'agent',
  'manager',
  'foreign program',
  'foreign manager',
] as const
export type Caller = (typeof CALLERS)[number]

/** What the address names: what is the organization's own, nothing there is, or what is no id. */
export const POSITIONS = ['own', 'missing', 'malformed'] as const
export type Position = (typeof POSITIONS)[number]

export type Cell = { contract: AnyContract; caller: Caller; position: Position }

/** What must come of a cell. */
export type Expected =
  | 'refused as nobody'
  | 'refused by scope'
  | 'refused by permission'
  | 'let in'
  | 'let in to nothing'

const isForeign = (caller: Caller) => caller.startsWith('foreign')

/** Whether an address names a row by its id. */
const namesRow = ({ path }: AnyContract) =>
  [...path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !(name in NAMED_PARTS))

/** Every cell: contract × caller × position of the id; without an id in its address there is one position. */
export const CELLS: readonly Cell[] = [...ALL_CONTRACTS, ...BACK_OFFICE_CONTRACTS].flatMap((contract) =>
  CALLERS.flatMap((caller) =>
    (namesRow(contract) ? POSITIONS : POSITIONS.slice(0, 1)).map((position) => ({
      contract,
      caller,
      position,
    })),
  ),
)

/**
 * What the declared scopes and permissions say of a cell.
 * @throws where an endpoint of the back office has no entry
 */
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

/** Reads of the API for programs that a session opens too. */
const WEBHOOK_READS = ['listWebhookDeliveries', 'getWebhookDelivery', 'listEvents']

const entryOf = ({ name, access, tag }: AnyContract) => {
  if (access.kind !== 'person')
    return WEBHOOK_READS.includes(name) || tag === 'Webhooks' ? 'manage_webhooks' : 'own'
  const entry = BACK_OFFICE_ENTRIES[name]
  if (entry === undefined) throw new Error(`${name} has no entry in BACK_OFFICE_ENTRIES`)
  return entry
}

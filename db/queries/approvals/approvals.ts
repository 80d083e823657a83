import type { Connection } from '#db/client.ts'
import { json } from '#db/json.ts'
import type { AccessRequestRow } from '#db/queries/access/access-requests.ts'
import type { IdentityProviderProposalRow } from '#db/queries/access/identity-providers.ts'
import type { RoleProposalRow } from '#db/queries/access/role-proposals.ts'
import type { SubjectErasureRow } from '#db/queries/personal-data/subject-erasures.ts'
import type { PriceCeilingRow } from '#db/queries/prices/price-ceilings.ts'
import type { ReviewRuleProposalRow } from '#db/queries/review/review-rule-proposals.ts'

type ApprovalRows = {
  access_requests: AccessRequestRow
  identity_provider_proposals: IdentityProviderProposalRow
  price_ceilings: PriceCeilingRow
  review_rule_proposals: ReviewRuleProposalRow
  role_proposals: RoleProposalRow
  subject_erasures: SubjectErasureRow
}

type ApprovalTable = keyof ApprovalRows

type Key = { organizationId: string; id: string }

const COLUMNS: Readonly<Partial<Record<ApprovalTable, string>>> = {
  price_ceilings: '*, trim_scale(monthly_rate) as monthly_rate',
}

export const insertApproval = async <T extends ApprovalTable>(
  tx: Connection,
  table: T,
  row: ApprovalRows[T],
): Promise<boolean> => {
  const rows =
    await tx`insert into ${tx(table as string)} ${tx(stored(tx, row))} on conflict do nothing returning id`
  return rows.length === 1
}

export const lockApproval = async <T extends ApprovalTable>(
  tx: Connection,
  table: T,
  { organizationId, id }: Key,
): Promise<ApprovalRows[T] | undefined> => {
  const [row] = await tx<ApprovalRows[ApprovalTable][]>`
    select ${tx.unsafe(COLUMNS[table] ?? '*')} from ${tx(table as string)}
    where organization_id = ${organizationId} and id = ${id} for update`
  return row as ApprovalRows[T] | undefined
}

export const updateApproval = async <T extends ApprovalTable>(
  tx: Connection,
  { table, row: { organizationId, id } }: { table: T; row: Key },
  change: Partial<ApprovalRows[T]> & Pick<ApprovalRows[T], 'status'>,
): Promise<boolean> => {
  const rows = await tx`
    update ${tx(table as string)} set ${tx(stored(tx, change))}
    where organization_id = ${organizationId} and id = ${id} and status = 'proposed' returning id`
  return rows.length === 1
}

const stored = (tx: Connection, values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      JSON_LISTS.includes(name) || isJson(value) ? json(tx, value) : value,
    ]),
  )

/** Columns whose lists are `jsonb`; any other list is a Postgres array. */
const JSON_LISTS = ['groupRoles']

const isJson = (value: unknown): value is Record<string, never> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

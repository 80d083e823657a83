import type { Connection } from '#db/client.ts'
import { APP_ROLE } from '#db/roles.ts'
import type { organizations } from '#db/schema/access.ts'

export type OrganizationRow = typeof organizations.$inferSelect

/** Leaves the application role, because only the owner sees all organizations (policy owner_lists). */
export const listOrganizationsAsOwner = async (tx: Connection): Promise<OrganizationRow[]> => {
  await tx`set local role none`
  const rows = await tx<OrganizationRow[]>`select * from organizations order by id`
  await tx`set local role ${tx(APP_ROLE)}`
  return rows
}

export const findOrganization = async (tx: Connection, id: string): Promise<OrganizationRow | undefined> => {
  const [row] = await tx<OrganizationRow[]>`select * from organizations where id = ${id}`
  return row
}

export type IdleLimits = Pick<OrganizationRow, 'managerIdleMinutes' | 'agentIdleMinutes'>

type OrganizationContactRow = Pick<OrganizationRow, 'contactName' | 'contactPhone' | 'contactEmail'>

/** Requires a transaction in the scope of the new organization's id. */
export const insertOrganization = async (
  tx: Connection,
  row: Omit<
    OrganizationRow,
    keyof OrganizationContactRow | keyof IdleLimits | 'secondFactorFrom' | 'addressRanges' | 'passwordsOff'
  >,
): Promise<void> => {
  await tx`insert into organizations ${tx(row)}`
}

export const updateOrganizationContact = async (
  tx: Connection,
  id: string,
  contact: OrganizationContactRow,
): Promise<void> => {
  await tx`update organizations set ${tx(contact)} where id = ${id}`
}

/** Takes effect with the next request: tokens and sessions of a suspended organization fail. */
export const updateOrganizationStatus = async (
  tx: Connection,
  id: string,
  status: OrganizationRow['status'],
): Promise<void> => {
  await tx`update organizations set status = ${status} where id = ${id}`
}

export const updateOrganizationSecondFactor = async (
  tx: Connection,
  id: string,
  policy: Pick<OrganizationRow, 'secondFactor' | 'secondFactorFrom'>,
): Promise<void> => {
  await tx`update organizations set ${tx(policy)} where id = ${id}`
}

export const updateOrganizationAddressRanges = async (
  tx: Connection,
  id: string,
  addressRanges: readonly string[] | null,
): Promise<void> => {
  await tx`update organizations set address_ranges = ${addressRanges === null ? null : [...addressRanges]} where id = ${id}`
}

export const updateOrganizationPasswordsOff = async (
  tx: Connection,
  id: string,
  passwordsOff: boolean,
): Promise<void> => {
  await tx`update organizations set ${tx({ passwordsOff })} where id = ${id}`
}

export const updateOrganizationIdleLimits = async (
  tx: Connection,
  id: string,
  limits: Partial<IdleLimits>,
): Promise<void> => {
  await tx`update organizations set ${tx(limits)} where id = ${id}`
}

export const updateOrganizationDefaultInstitution = async (
  tx: Connection,
  id: string,
  institutionCode: string,
): Promise<void> => {
  await tx`update organizations set default_institution_code = ${institutionCode} where id = ${id}`
}

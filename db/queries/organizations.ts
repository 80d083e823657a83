import type { Connection } from '../client.ts'
import { APP_ROLE } from '../roles.ts'
import type { organizations } from '../schema/access.ts'

export type OrganizationRow = typeof organizations.$inferSelect

/**
 * Every organization, oldest first. Only the owner of the tables may see them all (policy owner_lists), so
 * the role is laid down for this statement; it works on the operator's command line alone.
 */
export const listOrganizationsAsOwner = async (tx: Connection): Promise<OrganizationRow[]> => {
  await tx`set local role none`
  const rows = await tx<OrganizationRow[]>`select * from organizations order by id`
  await tx`set local role ${tx(APP_ROLE)}`
  return rows
}

/** The organization itself. */
export const findOrganization = async (tx: Connection, id: string): Promise<OrganizationRow | undefined> => {
  const [row] = await tx<OrganizationRow[]>`select * from organizations where id = ${id}`
  return row
}

type OrganizationContactRow = Pick<OrganizationRow, 'contactName' | 'contactPhone' | 'contactEmail'>

/** Stores a new organization; the transaction's scope must be its id. */
export const insertOrganization = async (
  tx: Connection,
  row: Omit<OrganizationRow, keyof OrganizationContactRow>,
): Promise<void> => {
  await tx`insert into organizations ${tx(row)}`
}

/** Replaces whom customers reach; null where nothing is shown. */
export const updateOrganizationContact = async (
  tx: Connection,
  id: string,
  contact: OrganizationContactRow,
): Promise<void> => {
  await tx`update organizations set ${tx(contact)} where id = ${id}`
}

/** Suspends an organization or lets it work again: its tokens and sessions fail from the next request on. */
export const updateOrganizationStatus = async (
  tx: Connection,
  id: string,
  status: OrganizationRow['status'],
): Promise<void> => {
  await tx`update organizations set status = ${status} where id = ${id}`
}

/** Sets of whom a second factor is demanded, from the next request on. */
export const updateOrganizationSecondFactor = async (
  tx: Connection,
  id: string,
  secondFactor: OrganizationRow['secondFactor'],
): Promise<void> => {
  await tx`update organizations set ${tx({ secondFactor })} where id = ${id}`
}

/** Sets which institution is meant where the organization's callers name none. */
export const updateOrganizationDefaultInstitution = async (
  tx: Connection,
  id: string,
  institutionCode: string,
): Promise<void> => {
  await tx`update organizations set default_institution_code = ${institutionCode} where id = ${id}`
}

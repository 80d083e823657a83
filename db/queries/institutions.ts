import type { Connection } from '../client.ts'
import type { institutions } from '../schema/institutions.ts'

export type InstitutionRow = typeof institutions.$inferSelect

/** An institution by its code, in use or not. */
export const findInstitution = async (tx: Connection, code: string): Promise<InstitutionRow | undefined> => {
  const [row] = await tx<InstitutionRow[]>`select * from institutions where code = ${code}`
  return row
}

/** Every institution, in use or not, by code. */
export const listInstitutions = (tx: Connection): Promise<InstitutionRow[]> =>
  tx<InstitutionRow[]>`select * from institutions order by code`

/** Stores a new institution; false when the code is taken. */
export const insertInstitution = async (tx: Connection, row: InstitutionRow): Promise<boolean> => {
  const values = { ...row, settings: tx.json(row.settings) }
  const rows = await tx`insert into institutions ${tx(values)} on conflict (code) do nothing returning code`
  return rows.length === 1
}

/** Changes what an institution is called, offers, or how it is reached. */
export const updateInstitution = async (tx: Connection, row: InstitutionRow): Promise<void> => {
  const { code, name, legalName, cnpj, products, sealedSecret, settings, active } = row
  const values = { name, legalName, cnpj, products, sealedSecret, settings: tx.json(settings), active }
  await tx`update institutions set ${tx(values)} where code = ${code}`
}

import type { Connection } from '#db/client.ts'
import { json } from '#db/json.ts'
import type { institutions } from '#db/schema/institutions.ts'

export type InstitutionRow = typeof institutions.$inferSelect

export const findInstitution = async (tx: Connection, code: string): Promise<InstitutionRow | undefined> => {
  const [row] = await tx<InstitutionRow[]>`select * from institutions where code = ${code}`
  return row
}

export const findInstitutionCode = async (tx: Connection, name: string): Promise<string | undefined> => {
  const [row] = await tx<{ code: string }[]>`
    select code from institutions where code = ${name} or ${name} = any(aliases)`
  return row?.code
}

export const findTakenInstitutionName = async (
  tx: Connection,
  { code, names }: { code: string; names: readonly string[] },
): Promise<string | undefined> => {
  const [row] = await tx<{ name: string }[]>`
    select taken.name from institutions i, unnest(array_append(i.aliases, i.code)) as taken(name)
    where i.code <> ${code} and taken.name = any(${names as string[]}) limit 1`
  return row?.name
}

/** Serializes creating and renaming institutions until the transaction ends. */
export const lockInstitutions = async (tx: Connection): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtextextended('institutions', 0))`
}

export const findInstitutionOfCnpj = async (
  tx: Connection,
  { code, cnpj }: { code: string; cnpj: string },
): Promise<InstitutionRow | undefined> => {
  const [row] = await tx<InstitutionRow[]>`
    select * from institutions where cnpj = ${cnpj} and code <> ${code} order by code limit 1`
  return row
}

export const listInstitutions = (tx: Connection): Promise<InstitutionRow[]> =>
  tx<InstitutionRow[]>`select * from institutions order by code`

/** SQL condition on the table `institutions`: a sandbox, or an institution with an active connection. */
export const isUsable = (tx: Connection, organizationId: string) => tx`
  (institutions.kind = 'sandbox' or exists (
    select 1 from institution_connections
    where organization_id = ${organizationId} and institution_code = institutions.code and state = 'active'))`

export const findUsableInstitution = async (
  tx: Connection,
  { organizationId, code }: { organizationId: string; code: string },
): Promise<InstitutionRow | undefined> => {
  const [row] = await tx<InstitutionRow[]>`
    select * from institutions where code = ${code} and active and ${isUsable(tx, organizationId)}`
  return row
}

export const listUsableInstitutions = (
  tx: Connection,
  organizationId: string,
): Promise<InstitutionRow[]> => tx<InstitutionRow[]>`
  select * from institutions where active and ${isUsable(tx, organizationId)} order by code`

export const insertInstitution = async (tx: Connection, row: InstitutionRow): Promise<boolean> => {
  const values = { ...row, settings: json(tx, row.settings) }
  const rows = await tx`insert into institutions ${tx(values)} on conflict (code) do nothing returning code`
  return rows.length === 1
}

export const updateInstitution = async (tx: Connection, row: InstitutionRow): Promise<void> => {
  const { code, aliases, name, legalName, cnpj, products, sealedSecret, settings, active } = row
  const values = {
    aliases,
    name,
    legalName,
    cnpj,
    products,
    sealedSecret,
    settings: json(tx, settings),
    active,
  }
  await tx`update institutions set ${tx(values)} where code = ${code}`
}

import type { Connection } from '../client.ts'
import type { banks } from '../schema/platform.ts'

export type BankRow = typeof banks.$inferSelect

/** The banks money can be sent to, in the order of their codes; those without a code come last. */
export const listActiveBanks = (tx: Connection): Promise<BankRow[]> =>
  tx<BankRow[]>`select * from banks where active order by code nulls last, name`

/** A bank in use by our id, its COMPE code or its ISPB. */
export const findBank = async (tx: Connection, key: string): Promise<BankRow | undefined> => {
  const [row] = await tx<BankRow[]>`
    select * from banks where active and (id::text = ${key.toLowerCase()} or code = ${key} or ispb = ${key}) limit 1`
  return row
}

/** Writes all banks at once by ISPB and switches off those that are not among them. Ids once given stay. */
export const upsertBanks = async (tx: Connection, rows: readonly BankRow[]): Promise<void> => {
  await tx`
    insert into banks ${tx(rows)}
    on conflict (ispb) do update set
      code = excluded.code, name = excluded.name, short_name = excluded.short_name, active = excluded.active
    where (banks.code, banks.name, banks.short_name, banks.active)
      is distinct from (excluded.code, excluded.name, excluded.short_name, excluded.active)`
  await tx`update banks set active = false where active and not (ispb = any(${rows.map((row) => row.ispb)}))`
}

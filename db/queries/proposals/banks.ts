import type { Connection } from '#db/client.ts'
import type { banks } from '#db/schema/platform.ts'

export type BankRow = typeof banks.$inferSelect

export const listActiveBanks = (tx: Connection): Promise<BankRow[]> =>
  tx<BankRow[]>`select * from banks where active order by code nulls last, name`

export const findBank = async (tx: Connection, key: string): Promise<BankRow | undefined> => {
  const [row] = await tx<BankRow[]>`
    select * from banks where active and (id::text = ${key.toLowerCase()} or code = ${key} or ispb = ${key}) limit 1`
  return row
}

/** Upserts all banks by ISPB and deactivates the others; existing ids stay. */
export const upsertBanks = async (tx: Connection, rows: readonly BankRow[]): Promise<void> => {
  await tx`
    insert into banks ${tx(rows)}
    on conflict (ispb) do update set
      code = excluded.code, name = excluded.name, short_name = excluded.short_name, active = excluded.active
    where (banks.code, banks.name, banks.short_name, banks.active)
      is distinct from (excluded.code, excluded.name, excluded.short_name, excluded.active)`
  await tx`update banks set active = false where active and not (ispb = any(${rows.map((row) => row.ispb)}))`
}

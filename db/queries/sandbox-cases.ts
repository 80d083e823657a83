import type { Connection } from '../client.ts'
import type { sandboxCases } from '../schema/institutions.ts'

export type SandboxCaseRow = typeof sandboxCases.$inferSelect

/** Opens a case; false when the institution has one of that reference. */
export const insertSandboxCase = async (tx: Connection, row: SandboxCaseRow): Promise<boolean> => {
  const rows = await tx`
    insert into sandbox_cases ${tx({ ...row, state: tx.json(row.state as never) })}
    on conflict (institution_code, reference) do nothing returning id`
  return rows.length === 1
}

/** The case of a reference. */
export const findSandboxCaseByReference = async (
  tx: Connection,
  institutionCode: string,
  reference: string,
): Promise<SandboxCaseRow | undefined> => {
  const [row] = await tx<SandboxCaseRow[]>`
    select * from sandbox_cases where institution_code = ${institutionCode} and reference = ${reference}`
  return row
}

/** A case by its id. */
export const findSandboxCase = async (tx: Connection, id: string): Promise<SandboxCaseRow | undefined> => {
  const [row] = await tx<SandboxCaseRow[]>`select * from sandbox_cases where id = ${id}`
  return row
}

/** A case, locked until the transaction ends. */
export const findSandboxCaseForUpdate = async (
  tx: Connection,
  id: string,
): Promise<SandboxCaseRow | undefined> => {
  const [row] = await tx<SandboxCaseRow[]>`select * from sandbox_cases where id = ${id} for update`
  return row
}

/** Writes how far a case is. */
export const updateSandboxCaseState = async (
  tx: Connection,
  id: string,
  state: SandboxCaseRow['state'],
): Promise<void> => {
  await tx`update sandbox_cases set state = ${tx.json(state as never)} where id = ${id}`
}

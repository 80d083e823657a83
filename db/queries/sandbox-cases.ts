import type { Connection } from '../client.ts'
import { sandboxState } from '../encrypted-columns.ts'
import type { sandboxCases } from '../schema/institutions.ts'

export type SandboxCaseRow = typeof sandboxCases.$inferSelect

/** Opens a case; false when the institution has one of that reference. */
export const insertSandboxCase = async (tx: Connection, row: SandboxCaseRow): Promise<boolean> => {
  const rows = await tx`
    insert into sandbox_cases ${tx({ ...row, state: stored(tx, row, row.state) })}
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
  return row && plain(row)
}

/** A case by its id. */
export const findSandboxCase = async (tx: Connection, id: string): Promise<SandboxCaseRow | undefined> => {
  const [row] = await tx<SandboxCaseRow[]>`select * from sandbox_cases where id = ${id}`
  return row && plain(row)
}

/** A case, locked until the transaction ends. */
export const findSandboxCaseForUpdate = async (
  tx: Connection,
  id: string,
): Promise<SandboxCaseRow | undefined> => {
  const [row] = await tx<SandboxCaseRow[]>`select * from sandbox_cases where id = ${id} for update`
  return row && plain(row)
}

/** Writes how far a case is. */
export const updateSandboxCaseState = async (
  tx: Connection,
  row: CaseKey,
  state: SandboxCaseRow['state'],
): Promise<void> => {
  await tx`update sandbox_cases set state = ${stored(tx, row, state)} where id = ${row.id}`
}

type CaseKey = Pick<SandboxCaseRow, 'id' | 'institutionCode'>

const stored = (tx: Connection, row: CaseKey, state: SandboxCaseRow['state']) => {
  const text = JSON.stringify(state)
  const written = sandboxState.write(row, text)
  return tx.json(written === text ? (state as never) : written)
}

// Encrypted, it is one string; what was written before is the object itself.
const plain = (row: SandboxCaseRow): SandboxCaseRow =>
  typeof row.state === 'string' ? { ...row, state: JSON.parse(sandboxState.read(row, row.state)) } : row

import type { Connection } from '#db/client.ts'
import { sandboxState } from '#db/encrypted-columns.ts'
import type { sandboxCases } from '#db/schema/institutions.ts'

export type SandboxCaseRow = typeof sandboxCases.$inferSelect

/** Returns false when the institution already has the reference. */
export const insertSandboxCase = async (tx: Connection, row: SandboxCaseRow): Promise<boolean> => {
  const rows = await tx`
    insert into sandbox_cases ${tx({ ...row, state: stored(tx, row, row.state) })}
    on conflict (institution_code, reference) do nothing returning id`
  return rows.length === 1
}

export const findSandboxCaseByReference = async (
  tx: Connection,
  institutionCode: string,
  reference: string,
): Promise<SandboxCaseRow | undefined> => {
  const [row] = await tx<SandboxCaseRow[]>`
    select * from sandbox_cases where institution_code = ${institutionCode} and reference = ${reference}`
  return row && plain(row)
}

export const findSandboxCase = async (tx: Connection, id: string): Promise<SandboxCaseRow | undefined> => {
  const [row] = await tx<SandboxCaseRow[]>`select * from sandbox_cases where id = ${id}`
  return row && plain(row)
}

export const findSandboxCaseForUpdate = async (
  tx: Connection,
  id: string,
): Promise<SandboxCaseRow | undefined> => {
  const [row] = await tx<SandboxCaseRow[]>`select * from sandbox_cases where id = ${id} for update`
  return row && plain(row)
}

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

// Encrypted state is a string; rows from before encryption hold the object itself.
const plain = (row: SandboxCaseRow): SandboxCaseRow =>
  typeof row.state === 'string' ? { ...row, state: JSON.parse(sandboxState.read(row, row.state)) } : row

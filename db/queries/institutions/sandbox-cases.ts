import type { Connection } from '#db/client.ts'
import { sandboxCpf, sandboxState } from '#db/encrypted-columns.ts'
import { json } from '#db/json.ts'
import type { sandboxCases } from '#db/schema/institutions.ts'

export type SandboxCaseRow = typeof sandboxCases.$inferSelect

export const insertSandboxCase = async (tx: Connection, row: SandboxCaseRow): Promise<boolean> => {
  const rows = await tx`
    insert into sandbox_cases ${tx({ ...row, documentNumber: sandboxCpf.write(row, row.documentNumber), state: encryptedState(tx, row, row.state) })}
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
  return row && decryptRow(row)
}

export const findSandboxCase = async (tx: Connection, id: string): Promise<SandboxCaseRow | undefined> => {
  const [row] = await tx<SandboxCaseRow[]>`select * from sandbox_cases where id = ${id}`
  return row && decryptRow(row)
}

export const findSandboxCaseForUpdate = async (
  tx: Connection,
  id: string,
): Promise<SandboxCaseRow | undefined> => {
  const [row] = await tx<SandboxCaseRow[]>`select * from sandbox_cases where id = ${id} for update`
  return row && decryptRow(row)
}

export const updateSandboxCaseState = async (
  tx: Connection,
  row: CaseKey,
  state: SandboxCaseRow['state'],
): Promise<void> => {
  await tx`update sandbox_cases set state = ${encryptedState(tx, row, state)} where id = ${row.id}`
}

type CaseKey = Pick<SandboxCaseRow, 'id' | 'institutionCode'>

const encryptedState = (tx: Connection, row: CaseKey, state: SandboxCaseRow['state']) => {
  const text = JSON.stringify(state)
  const ciphertext = sandboxState.write(row, text)
  return json(tx, ciphertext === text ? state : ciphertext)
}

// An encrypted state is stored as a string; rows from before encryption hold the object itself.
const decryptRow = (row: SandboxCaseRow): SandboxCaseRow => ({
  ...row,
  documentNumber: sandboxCpf.read(row, row.documentNumber),
  ...(typeof row.state === 'string' && { state: JSON.parse(sandboxState.read(row, row.state)) }),
})

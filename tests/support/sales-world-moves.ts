type Row = Record<string, unknown>
type Insert = (table: string, row: Row) => Promise<string>
type Move = readonly [from: string | null, to: string]

export const movesIn = ({ insert }: { insert: Insert }) => {
  /** A move of a proposal, or a note when the status stays the same. */
  const move = (proposalId: string, step: Move, at: string) =>
    insert('proposal_history', moved({ proposal_id: proposalId }, step, at))

  const consultMove = (consultId: string, step: Move, at: string) =>
    insert('clt_consult_history', moved({ consult_id: consultId }, step, at))

  const moves = async (proposalId: string, steps: readonly (readonly [status: string, at: string])[]) => {
    for (const [index, [to, at]] of steps.entries())
      await move(proposalId, [steps[index - 1]?.[0] ?? null, to], at)
  }
  return { move, consultMove, moves }
}

const moved = (row: Row, [from, to]: Move, at: string) => ({
  ...row,
  from_status: from,
  to_status: to,
  at,
  actor_kind: 'system',
  actor_id: 'x',
  actor_name: 'x',
})

import type { ConnectionState } from './connection-state.ts'

export const CONNECTION_STEPS = [
  'address',
  'credentials',
  'test_call',
  'receiver',
  'tables',
  'first_answer',
] as const
export type ConnectionStep = (typeof CONNECTION_STEPS)[number]

/** `activeTables`: price tables in force. `openChanges`: price changes that are not in force yet. */
export type ConnectionFacts = {
  state: ConnectionState
  activeTables: number
  openChanges: number
  hasAnswer: boolean
}

/** Returns the steps done; a connection is stored only after its test call succeeded with its credentials. */
export const doneSteps = (facts: ConnectionFacts | null): ConnectionStep[] => {
  if (facts === null) return []
  const isDone: Readonly<Record<ConnectionStep, boolean>> = {
    address: true,
    credentials: true,
    test_call: true,
    receiver: facts.state !== 'connecting',
    tables: facts.activeTables > 0,
    first_answer: facts.hasAnswer,
  }
  return CONNECTION_STEPS.filter((step) => isDone[step])
}

export type LiveChange = { kind: string; type: string; resourceId: string }

export type LiveState = 'connecting' | 'live' | 'cut'

/** Messages between tabs; a new tab sends `ask`. `id` is the cursor from which to resume. */
export type LiveMessage =
  | { type: 'ask' }
  | { type: 'state'; state: LiveState; id: string }
  | { type: 'begin'; id: string }
  | { type: 'change'; change: LiveChange; id: string }

export type LiveChange = { kind: string; type: string; resourceId: string }

/** `connecting` is the initial state and needs no notice on the screen. */
export type LiveState = 'connecting' | 'live' | 'cut'

/** Messages between tabs; a new tab asks. `id` is the cursor to resume from. */
export type LiveMessage =
  | { type: 'ask' }
  | { type: 'state'; state: LiveState; id: string }
  | { type: 'begin'; id: string }
  | { type: 'change'; change: LiveChange; id: string }

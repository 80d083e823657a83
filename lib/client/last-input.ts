const UNATTENDED_AFTER_MS = 60_000
const INPUTS = ['pointermove', 'pointerdown', 'keydown'] as const

let lastInputAt = 0

const record = () => {
  lastInputAt = performance.now()
}

if (typeof window !== 'undefined') {
  record()
  for (const input of INPUTS) window.addEventListener(input, record, true)
}

/** Requests after a minute without input are not caused by the person. */
export const isUnattended = (): boolean => performance.now() - lastInputAt > UNATTENDED_AFTER_MS

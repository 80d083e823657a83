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

/** Returns true after a minute without input: requests are then sent by the page, not by the person. */
export const isUnattended = (): boolean => performance.now() - lastInputAt > UNATTENDED_AFTER_MS

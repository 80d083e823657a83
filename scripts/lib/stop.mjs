import { sayError } from './output.mjs'
import { endRunning } from './run.mjs'

/** @type {(() => Promise<unknown> | unknown)[]} */
const closers = []
/** @type {Promise<void> | undefined} */
let stopping

/**
 * Remembers what must be undone before this command ends; the last one registered goes first.
 * @param {() => Promise<unknown> | unknown} close
 */
export const onStop = (close) => {
  closers.push(close)
}

/** Undoes everything, once, whoever asks and however often. */
export const stopAll = () => {
  stopping ??= closeAll()
  return stopping
}

const closeAll = async () => {
  endRunning()
  for (const close of closers.reverse()) {
    try {
      await close()
    } catch (error) {
      sayError(error)
    }
  }
}

/**
 * Runs a command with a clean end: on its own, by a failure (exit 1), or by a signal.
 * @param {() => Promise<number | 'keep running'>} command answers the exit code
 * @param {number} codeOnSignal
 */
export const runCommand = async (command, codeOnSignal) => {
  let isSignalled = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isSignalled = true
      stopAll().then(() => process.exit(codeOnSignal))
    })
  }
  /** @type {number | 'keep running'} */
  let outcome = 1
  try {
    outcome = await command()
  } catch (error) {
    // What a stopped step complains about is our own doing.
    if (!isSignalled) sayError(error)
  }
  // After a signal, its handler ends the process.
  if (outcome === 'keep running' || isSignalled) return
  await stopAll()
  process.exit(outcome)
}

import { sayError } from './output.mjs'
import { endRunningCommands } from './run.mjs'

/** @type {(() => Promise<unknown> | unknown)[]} */
const closers = []
/** @type {Promise<void> | undefined} */
let stopping

/** Cleanups run in reverse order of registration. @param {() => Promise<unknown> | unknown} close */
export const onStop = (close) => {
  closers.push(close)
}

export const stopAll = () => {
  stopping ??= closeAll()
  return stopping
}

const closeAll = async () => {
  endRunningCommands()
  for (const close of closers.reverse()) {
    try {
      await close()
    } catch (error) {
      sayError(error)
    }
  }
}

/** @param {() => Promise<number | 'keep running'>} command @param {number} codeOnSignal */
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
    // After a signal, the error comes from a step that we stopped.
    if (!isSignalled) sayError(error)
  }
  if (outcome === 'keep running' || isSignalled) return
  await stopAll()
  process.exit(outcome)
}

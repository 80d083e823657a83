/** @type {NodeJS.WritableStream} */
let target = process.stdout

// A reader that closes early, as in "npm start | head", must not end a healthy service.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

/** Sends progress to standard error, for commands whose standard output is their result. */
export const reportOnStandardError = () => {
  target = process.stderr
}

/** @param {string} text */
export const say = (text) => {
  target.write(`${text}\n`)
}

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

/** @param {string} name @param {() => Promise<string | undefined | void>} work */
export const step = async (name, work) => {
  const start = performance.now()
  try {
    const remark = await work()
    say(
      `  ${'ok'.padEnd(7)}${name.padEnd(14)}${seconds(performance.now() - start).padStart(8)}  ${remark ?? ''}`.trimEnd(),
    )
  } catch (error) {
    say(`  ${'failed'.padEnd(7)}${name.padEnd(14)}${seconds(performance.now() - start).padStart(8)}`)
    throw error
  }
}

/** @param {string[]} lines */
export const box = (lines) => {
  const width = Math.max(...lines.map((text) => text.length))
  const edge = '─'.repeat(width + 4)
  say(['', `┌${edge}┐`, ...lines.map((text) => `│  ${text.padEnd(width)}  │`), `└${edge}┘`, ''].join('\n'))
}

/** Creates an error shown without stack trace, since the user can fix it. @param {string} message */
export const problem = (message) => Object.assign(new Error(message), { expected: true })

/** @param {unknown} error */
export const sayError = (error) => {
  const isExpected = error instanceof Error && ('expected' in error || isUsageError(error))
  process.stderr.write(
    `\n${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
}

/** True for an option that `parseArgs` does not know. @param {Error} error */
const isUsageError = (error) => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

import { parseArgs } from 'node:util'
import { problem } from './output.mjs'

/** @typedef {'server' | 'worker'} Part */

/** @type {readonly Part[]} */
const PARTS = ['server', 'worker']

export const START_HELP = `npm start                       everything: database (without DATABASE_URL), server and worker
npm start -- --only=server      the server alone; with DATABASE_URL
npm start -- --only=worker      the worker alone; with DATABASE_URL
npm run dev                     everything, started again when a file changes
npm run build                   the screens, so that no start has to build them

Settings come from the environment: docs/operations.md lists them.`

/**
 * @param {readonly string[]} args what follows the name of the script
 * @param {Record<string, string | undefined>} env
 * @returns {{ isHelp: boolean, isDev: boolean, parts: readonly Part[] }}
 */
export const startOptions = (args, env) => {
  const options = /** @type {const} */ ({
    help: { type: 'boolean', short: 'h' },
    dev: { type: 'boolean' },
    only: { type: 'string' },
  })
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  for (const token of tokens) refuseUnknown(token, options)
  const only = values.only === undefined ? undefined : partOf(values.only)
  if (only && values.dev)
    throw problem('For development everything is started: --only does not go with --dev.')
  if (only && !env.DATABASE_URL)
    throw problem(
      `--only=${only} needs a database that several processes share: set DATABASE_URL. The embedded one belongs to one npm start.`,
    )
  return { isHelp: values.help === true, isDev: values.dev === true, parts: only ? [only] : PARTS }
}

/**
 * @param {{ kind: string, rawName?: string, name?: string, value?: string | undefined }} token
 * @param {object} known
 */
const refuseUnknown = ({ kind, rawName, name = '', value }, known) => {
  const typed = kind === 'positional' ? value : rawName
  if (kind === 'option' && name in known) return
  throw problem(`npm start knows no "${typed}". What it knows: npm start -- --help`)
}

/** @param {string | boolean | (string | boolean)[]} value */
const partOf = (value) => {
  const part = PARTS.find((one) => one === value)
  if (!part) throw problem('--only takes one part: --only=server or --only=worker.')
  return part
}

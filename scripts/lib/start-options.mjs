import { parseArgs } from 'node:util'
import { problem } from './output.mjs'

/** @typedef {'server' | 'worker'} Part */

/** @type {readonly Part[]} */
const PARTS = ['server', 'worker']

export const START_HELP = `npm start                       everything: database (without DATABASE_URL), server and worker
npm start -- --only=server      only the server; needs DATABASE_URL
npm start -- --only=worker      only the worker; needs DATABASE_URL
npm run dev                     everything, restarted when a file changes
npm run build                   builds the screens, so that no start has to

Settings come from the environment; docs/operations.md lists them.`

/**
 * @param {readonly string[]} args @param {Record<string, string | undefined>} env
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
  if (only && values.dev) throw problem('--only cannot be combined with --dev, which starts everything.')
  if (only && !env.DATABASE_URL)
    throw problem(
      `--only=${only} needs a database that several processes can share: set DATABASE_URL. The embedded one serves a single npm start.`,
    )
  return { isHelp: values.help === true, isDev: values.dev === true, parts: only ? [only] : PARTS }
}

/**
 * @param {{ kind: string, rawName?: string, name?: string, value?: string | undefined }} token
 * @param {object} options
 */
const refuseUnknown = ({ kind, rawName, name = '', value }, options) => {
  const argument = kind === 'positional' ? value : rawName
  if (kind === 'option' && name in options) return
  throw problem(
    `Unknown argument "${argument}". Known are --only=server, --only=worker, --dev and --help, behind npm start --`,
  )
}

/** @param {string | boolean | (string | boolean)[]} value */
const partOf = (value) => {
  const part = PARTS.find((one) => one === value)
  if (!part) throw problem('--only takes one process: --only=server or --only=worker.')
  return part
}

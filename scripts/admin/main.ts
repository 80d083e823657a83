import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { databaseProblem } from '#db/database-problem.ts'
import { isMigrated } from '#db/is-migrated.ts'
import { closePool } from '#db/pool.ts'
import { getEnv } from '#lib/config/env.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { type Command, type CommandArgs, usageError } from './command.ts'
import { describeMissing } from './describe-missing.ts'
import { print } from './print.ts'

const FOLDER = join(import.meta.dirname, 'commands')
const START = 'npm run admin --'

/** Returns the exit code. Needs DATABASE_URL, APP_SECRET and ORIGIN. */
export const main = async ([thing = '', verb = '', ...rest]: readonly string[]): Promise<number> => {
  const names = readdirSync(FOLDER).map((file) => file.replace(/\.ts$/, ''))
  if (!names.includes(`${thing}-${verb}`)) return help(names, thing)
  const command = await load(`${thing}-${verb}`)
  const usage = `usage: ${START} ${thing} ${verb} ${command.usage}`
  if (rest.includes('--help')) {
    print(`${command.summary}\n${usage}`)
    return 0
  }
  let args: CommandArgs = { values: {}, words: [] }
  try {
    args = parse(rest, command)
    await bringUpToDate()
    await command.run(args)
    return 0
  } catch (error) {
    process.stderr.write(`error: ${messageOf(error, { usage, command, args })}\n`)
    return 1
  } finally {
    await closePool()
  }
}

/** Rejects surplus arguments, because the command might otherwise change the wrong target. */
const parse = (args: string[], { options = {}, usage }: Command): CommandArgs => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [ownWords = ''] = usage.split(/\[?--/)
  const maxWords = ownWords.split(' ').filter((word) => word !== '').length
  if (positionals.length > maxWords) throw usageError(`"${positionals[maxWords]}" is one argument too many`)
  return { values, words: positionals }
}

const bringUpToDate = async () => {
  if (await isMigrated(getEnv().DATABASE_URL)) return
  process.stderr.write('  migrating the database to this release\n')
  const { migrate } = await import('#db/migrate.ts')
  await migrate(getEnv().DATABASE_URL)
  const { seedReference } = await import('#db/seed/reference.ts')
  await seedReference()
}

const load = async (name: string): Promise<Command> => {
  const module: { command: Command } = await import(`./commands/${name}.ts`)
  return module.command
}

const help = async (names: readonly string[], thing: string): Promise<number> => {
  print(`usage: ${START} <thing> <verb> [options]   (--help after a command shows its options)\n`)
  const matches = names.filter((name) => name.startsWith(`${thing}-`))
  for (const name of matches.length > 0 ? matches : names) {
    const { summary } = await load(name)
    print(`  ${commandWords(name).padEnd(30)}${summary}`)
  }
  return thing === '' || thing === 'help' || thing === '--help' ? 0 : 2
}

/** Turns the file name "fgts-price-table-list" into the command "fgts-price-table list". */
const commandWords = (name: string) =>
  name.replace(/^(fgts-price-table|clt-price-table|service-account|[a-z]+)-/, '$1 ')

type UsageContext = { usage: string; command: Command; args: CommandArgs }

const messageOf = (error: unknown, { usage, command, args }: UsageContext): string => {
  if (error instanceof DomainError) {
    const missing = describeMissing(error.code, command.usage, args)
    if (missing) return missing
    const { text, nextAction } = reasonTexts(error.code, 'en', error.details)
    return `${text} ${nextAction}`
  }
  if (!(error instanceof Error)) return 'an unexpected value was thrown'
  const isUsageError =
    error.name === 'UsageError' || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  if (isUsageError) return `${error.message}\n${usage}`
  const problem = databaseProblem(error, process.env.DATABASE_URL ?? '')
  return problem?.message ?? error.stack ?? error.message
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))

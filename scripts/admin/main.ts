import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { closePool } from '#db/client'
import { DomainError } from '#lib/domain/errors'
import { reasonTexts } from '#lib/domain/reasons/reason-texts'
import type { Command } from './command.ts'
import { print } from './print.ts'

/** `node scripts/admin/main.ts <thing> <verb> …`: what an operator does, with DATABASE_URL and APP_SECRET at hand. */
const FOLDER = join(import.meta.dirname, 'commands')
const START = 'npm run admin --'

const main = async ([thing = '', verb = '', ...rest]: readonly string[]): Promise<number> => {
  const names = readdirSync(FOLDER).map((file) => file.replace(/\.ts$/, ''))
  if (!names.includes(`${thing}-${verb}`)) return help(names, thing)
  const command = await load(`${thing}-${verb}`)
  const usage = `usage: ${START} ${thing} ${verb} ${command.usage}`
  if (rest.includes('--help')) {
    print(`${command.summary}\n${usage}`)
    return 0
  }
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: command.options ?? {},
      allowPositionals: true,
    })
    await command.run({ values, words: positionals })
    return 0
  } catch (error) {
    process.stderr.write(`error: ${messageOf(error, usage)}\n`)
    return 1
  }
}

const load = async (name: string): Promise<Command> => {
  const module: { command: Command } = await import(`./commands/${name}.ts`)
  return module.command
}

const help = async (names: readonly string[], thing: string): Promise<number> => {
  print(`usage: ${START} <thing> <verb> [options]   (--help behind a command tells more)\n`)
  const asked = names.filter((name) => name.startsWith(`${thing}-`))
  for (const name of asked.length > 0 ? asked : names) {
    const { summary } = await load(name)
    print(`  ${spoken(name).padEnd(30)}${summary}`)
  }
  return thing === '' || thing === 'help' || thing === '--help' ? 0 : 2
}

/** `fee-table-list` is typed as `fee-table list`. */
const spoken = (name: string) => name.replace(/^(fee-table|clt-config|[a-z]+)-/, '$1 ')

const messageOf = (error: unknown, usage: string): string => {
  if (error instanceof DomainError) {
    const { text, nextAction } = reasonTexts(error.code, 'en', error.details)
    return `${text} ${nextAction}`
  }
  if (!(error instanceof Error)) return 'something unexpected was thrown'
  const typed =
    error.name === 'UsageError' || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  return typed ? `${error.message}\n${usage}` : (error.stack ?? error.message)
}

process.exitCode = await main(process.argv.slice(2))
await closePool()

import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { newSecret } from '#lib/config/ids.ts'
import type { CommandArgs } from './command.ts'

export const PASSWORD_OPTIONS = {
  'ask-password': { type: 'boolean' },
  'password-stdin': { type: 'boolean' },
} as const

export const PASSWORD_USAGE = '[--ask-password | --password-stdin]'

/** Never reads the password from an argument, because other users of the machine can see arguments. */
export const readPassword = async (args: CommandArgs): Promise<{ password: string; generated: boolean }> => {
  if (args.values['password-stdin']) {
    return { password: (await text(process.stdin)).replace(/\r?\n$/, ''), generated: false }
  }
  if (args.values['ask-password']) return { password: await askHidden(), generated: false }
  return { password: newSecret(15), generated: true }
}

const askHidden = async (): Promise<string> => {
  process.stderr.write('Password: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const prompt = createInterface({
    input: process.stdin,
    output: silent,
    terminal: process.stdin.isTTY === true,
  })
  try {
    return await prompt.question('')
  } finally {
    prompt.close()
    process.stderr.write('\n')
  }
}

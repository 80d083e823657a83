import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

/** Commands on access, prices, applications and webhooks without confirmation, each with the reason. */
const UNCONFIRMED: Readonly<Record<string, string>> = {
  choosePassword: 'nobody is signed in; the link is the proof',
  changeOwnPassword: 'asks for the password, and passkeys then ask for the new one',
  endOwnSessions: 'takes access away',
  markOwnAccessChangesRead: 'a notice',
  changePersonTeam: 'moves a person between teams',
  createTeam: 'a name',
  renameTeam: 'a name',
  deleteTeam: 'an empty team',
  deactivatePerson: 'takes access away',
  endSessions: 'takes access away',
  deleteRole: 'a role that nobody has',
  addPersonCertificate: 'no access',
  removePersonCertificate: 'no access',
  changeOrganizationContact: 'no access',
  startPriceChange: 'a draft',
  draftTable: 'a draft',
  savePriceChange: 'a draft',
  tryPriceChange: 'a computation',
  rebasePriceChange: 'a draft',
  withdrawPriceChange: 'takes a proposal back',
  endOldSecret: 'takes access away',
  revokeApplication: 'takes access away',
  removeClientId: 'takes access away',
  endServiceAccount: 'takes access away',
  removeWebhookEndpoint: 'takes a way out away',
  enableWebhookEndpoint: 'an address that was confirmed',
  pauseWebhookEndpoint: 'takes a way out away',
  testWebhookEndpoint: 'a made-up event',
  replayEndpoint: 'an address that was confirmed',
  revealDeliveryBody: 'counts as a reveal, which asks after many of them',
}

type Command = { name: string; body: unknown; needsConfirmation?: boolean }

const isCommand = (value: unknown): value is Command =>
  typeof value === 'object' && value !== null && 'name' in value && 'body' in value && !('path' in value)

const commandsOf = async () => {
  const files = globSync('lib/contracts/{people,prices,applications,webhooks}/**/*.ts')
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ resolve(file))))
  return modules.flatMap((module) => Object.values(module)).filter(isCommand)
}

test('commands about access, prices, keys and endpoints need a recent second factor, or are listed', async () => {
  const commands = await commandsOf()
  expect(commands.length).toBeGreaterThan(40)
  const free = commands.filter(({ needsConfirmation }) => !needsConfirmation).map(({ name }) => name)
  expect(free.sort()).toEqual(Object.keys(UNCONFIRMED).sort())
})

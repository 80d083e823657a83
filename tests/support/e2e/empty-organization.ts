import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { SecondFactorPolicy } from '#lib/domain/access/second-factor.ts'
import { e2eService } from './services.ts'

const PASSWORD = 'vazia-e-sem-dados'

/** Runs an operator's command on the service under test and returns what it prints. */
export const e2eAdmin = (words: readonly string[], input?: string): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/admin.mjs', ...words], {
    env: { ...process.env, DATA_DIR: e2eService().dataDir },
    input,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`admin ${words.slice(0, 2).join(' ')}: ${stderr}`)
  return stdout
}

/**
 * Creates an organization with one manager. The second factor is optional unless the test is about it;
 * `graceDays` passes before it is required.
 */
export const e2eEmptyOrganization = (secondFactor: SecondFactorPolicy = 'offered', graceDays = 0) => {
  const organization = `Vazia ${randomUUID()}`
  const email = `vera-${randomUUID()}@example.com`
  e2eAdmin(['organization', 'create', organization, '--second-factor', secondFactor])
  e2eAdmin(
    ['manager', 'create', email, '--name', 'Vera Novata', '--password-stdin', '--organization', organization],
    PASSWORD,
  )
  const grace = ['--grace-days', String(graceDays), '--organization', organization]
  if (graceDays > 0) e2eAdmin(['organization', 'second-factor', secondFactor, ...grace])
  return { email, password: PASSWORD }
}

const anyEmail = () => `${randomUUID()}@example.com`

/** `verasEmail` may have an account in another organization. */
export const e2eTwoManagers = (verasEmail = anyEmail()) => {
  const organization = `Dupla ${randomUUID()}`
  e2eAdmin(['organization', 'create', organization, '--second-factor', 'offered'])
  const person = (role: 'manager' | 'agent', name: string, email = anyEmail()) => {
    const options = ['--name', name, '--password-stdin', '--organization', organization]
    e2eAdmin([role, 'create', email, ...options], PASSWORD)
    return { email, password: PASSWORD, name }
  }
  return {
    organization,
    vera: person('manager', 'Vera Novata', verasEmail),
    rita: person('manager', 'Rita Segunda'),
    davi: person('agent', 'Davi Agente'),
  }
}

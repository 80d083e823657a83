import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { e2eService } from './e2e-services.ts'

const PASSWORD = 'vazia-e-sem-dados'

/** The operator's command line, on the database of the service under test. */
const admin = (words: readonly string[], input?: string) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/admin.mjs', ...words], {
    env: { ...process.env, DATA_DIR: e2eService().dataDir },
    input,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`admin ${words.slice(0, 2).join(' ')}: ${stderr}`)
}

/** An organization that has just begun: a manager, and nothing else. */
export const e2eEmptyOrganization = () => {
  const organization = `Vazia ${randomUUID()}`
  const email = `vera-${randomUUID()}@example.com`
  admin(['organization', 'create', organization])
  admin(
    ['manager', 'create', email, '--name', 'Vera Novata', '--password-stdin', '--organization', organization],
    PASSWORD,
  )
  return { email, password: PASSWORD }
}

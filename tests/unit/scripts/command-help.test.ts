import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const run = (script: string, option: string) =>
  spawnSync(process.execPath, [`scripts/${script}.mjs`, option], { encoding: 'utf8' })

for (const [script, own] of [
  ['backup', '--to'],
  ['restore', '--from'],
  ['audit-verify', '--organization'],
] as const)
  test(`${script} explains its options, and names one that it does not know without a stack`, () => {
    const help = run(script, '--help')
    expect([help.status, help.stdout.includes(own)]).toEqual([0, true])
    const { status, stderr } = run(script, '--frm')
    expect(status).toBe(1)
    expect(stderr).toContain("Unknown option '--frm'")
    expect(stderr).not.toContain('    at ')
  })

import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'

const run = promisify(execFile)

const walkThrough = async () => {
  const text = await readFile('docs/walk-throughs.md', 'utf8')
  return [...text.matchAll(/^```bash walk\n([\s\S]*?)^```$/gm)].map((block) => block[1]).join('\n')
}

test('the walk-throughs run as written, from the token to the cancellation, for both products', {
  tag: '@core',
}, async ({ baseURL }) => {
  const script = await walkThrough()
  expect(script).toContain('oauth/token')
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], {
    env: { ...process.env, ORIGIN: baseURL, CPF: e2eCustomer().writtenCpf },
    timeout: 280_000,
  })
  expect(stdout).toContain('balance\nproposal\nnull')
  expect(stdout).toMatch(/\/formalization\/[\w-]+/)
  expect(stdout).toContain('private-consignment/consult\nprivate-consignment/operation\n')
  expect(stdout).toMatch(/\/consent\/[\w-]+\nCONSENT_APPROVED\n\d+\.\d\d\n/)
  expect(stdout.trim()).toMatch(/canceled$/)
})

import { expect, test } from 'vitest'

test('what the browser loads first keeps zod from compiling code', async () => {
  await import('../../../instrumentation-client.ts')
  const { config } = await import('zod')
  expect(config().jitless).toBe(true)
})

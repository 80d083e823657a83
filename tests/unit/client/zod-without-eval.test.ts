import { expect, test } from 'vitest'

test('keeps zod from compiling code in what the browser loads first', async () => {
  await import('../../../instrumentation-client.ts')
  const { config } = await import('zod')
  expect(config().jitless).toBe(true)
})

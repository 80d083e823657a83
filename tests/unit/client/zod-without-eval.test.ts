import { expect, test } from 'vitest'

test('keeps zod from compiling code in what the browser loads first', async () => {
  // biome-ignore lint/style/noRestrictedImports: Next wants this file in the root folder, which has no alias
  await import('../../../instrumentation-client.ts')
  const { config } = await import('zod')
  expect(config().jitless).toBe(true)
})

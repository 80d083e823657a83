import { expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import type { ServiceUnderPrograms } from './service-under-programs.ts'

const SCREENS_WITHIN_MS = 240_000
const PUBLISHED = /demo\.local|origination-demo/

/** Tests the sign-in page of a service that has an operator's own database. */
export const noDemoSignIn = (service: () => ServiceUnderPrograms) => {
  test('offers no account with a published password, neither on the page nor in its scripts', async () => {
    const { origin } = new URL(service().sales.base)
    const page = await eventually(
      'the sign-in page',
      async () => {
        const answer = await fetch(`${origin}/login`)
        return answer.ok ? answer.text() : undefined
      },
      SCREENS_WITHIN_MS,
    )
    expect(page).toContain('type="password"')
    expect(page).not.toMatch(PUBLISHED)
    const scripts = [...page.matchAll(/\/_next\/static\/[^"\\]+\.js/g)].map(([path]) => path)
    expect(scripts.length).toBeGreaterThan(3)
    for (const path of new Set(scripts))
      expect(await (await fetch(origin + path)).text(), path).not.toMatch(PUBLISHED)
  })
}

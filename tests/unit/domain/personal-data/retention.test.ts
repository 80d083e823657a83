import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RETENTIONS, RETENTIONS_SINCE } from '#lib/domain/personal-data/retention.ts'

test('has the retentions that the page about the domain states', () => {
  const page = readFileSync('docs/domain.md', 'utf8')
  expect(page).toContain(`since ${RETENTIONS_SINCE} (`)
  const documented = [
    ...page.matchAll(/^\| `([a-z_]+)` \| [^|]+ \| (\d+) (years|days)[^|]* \| (yes|no) \|$/gm),
  ]
  expect(documented.map(([, kind, count, unit, goes]) => ({ kind, count, unit, goes }))).toEqual(
    Object.entries(RETENTIONS).map(([kind, { keptFor, goesWhenAsked }]) => {
      const [[unit, count] = []] = Object.entries(keptFor)
      return { kind, count: String(count), unit, goes: goesWhenAsked ? 'yes' : 'no' }
    }),
  )
})

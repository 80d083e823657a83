import { describe, expect, test } from 'vitest'
import { pageUrlOf } from '#lib/server/page-url.ts'

describe('the address of a page', () => {
  test.each(['/', '/proposals?status=paid', '/consent/abc', '/consent/%C3%A9', '/fgts?q=%ff'])(
    '%s is left as it came',
    (url) => {
      expect(pageUrlOf(url)).toBe(url)
    },
  )

  test.each(['/consent/%ff', '/%', '/proposals/%E0%A4%A', '/a%zz?x=1'])(
    '%s, which nobody can read, leads to the page that says there is nothing',
    (url) => {
      expect(pageUrlOf(url)).toBe('/not-found')
    },
  )
})

import { describe, expect, test } from 'vitest'
import { pageUrlOf } from '#lib/server/page-url.ts'

describe('the URL of a page', () => {
  test.each(['/', '/proposals?status=paid', '/consent/abc', '/consent/%C3%A9', '/fgts?q=%ff'])(
    'is unchanged for %s',
    (url) => {
      expect(pageUrlOf(url)).toBe(url)
    },
  )

  test.each(['/consent/%ff', '/%', '/proposals/%E0%A4%A', '/a%zz?x=1'])(
    'leads from the unreadable %s to the page that says there is nothing',
    (url) => {
      expect(pageUrlOf(url)).toBe('/not-found')
    },
  )
})

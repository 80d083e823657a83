import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Keeps a picture of the page as it stands under this name, and tells what is wrong with it: sideways scrolling, WCAG 2.2 AA. */
export const e2eInspect = async (page: Page, name: string): Promise<string[]> => {
  // What is fixed to the window would stand in the middle of the picture of a page that is scrolled.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const path = `test-results/screens/${name}.png`
  await page.screenshot({ path, fullPage: true, animations: 'disabled' })
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  const places = (nodes: (typeof violations)[number]['nodes']) =>
    nodes
      .slice(0, 3)
      .map(({ target }) => target.join(' '))
      .join('; ')
  return [
    ...(sideways > 0 ? [`${name}: scrolls sideways by ${sideways} px`] : []),
    ...violations.map(({ id, nodes }) => `${name}: ${id} at ${places(nodes)}`),
  ]
}

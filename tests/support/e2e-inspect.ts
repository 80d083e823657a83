import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const COLOURS = ['color-contrast', 'link-in-text-block']
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * `all` of WCAG 2.2 AA; of it the `colours`, for a page whose structure was looked at already; the `width`
 * alone.
 */
export type InspectRules = 'all' | 'colours' | 'width'

/**
 * Says what is wrong with a page as it is, sideways scrolling and what these rules find; keeps a picture of
 * it under this name, but where its width alone is asked for.
 */
export const e2eInspect = async (
  page: Page,
  name: string,
  rules: InspectRules = 'all',
): Promise<string[]> => {
  if (rules !== 'width') await keepPicture(page, name)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const tooWide = sideways > 0 ? [`${name}: scrolls sideways by ${sideways} px`] : []
  if (rules === 'width') return tooWide
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules === 'all' ? axe.withTags(WCAG) : axe.withRules(COLOURS)).analyze()
  const places = (nodes: (typeof violations)[number]['nodes']) =>
    nodes
      .slice(0, 3)
      .map(({ target }) => target.join(' '))
      .join('; ')
  return [...tooWide, ...violations.map(({ id, nodes }) => `${name}: ${id} at ${places(nodes)}`)]
}

const keepPicture = async (page: Page, name: string): Promise<void> => {
  // What is fixed to the window would be in the middle of the picture of a page that is scrolled.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const path = `test-results/screens/${name}.png`
  await page.screenshot({ path, fullPage: true, animations: 'disabled' })
}

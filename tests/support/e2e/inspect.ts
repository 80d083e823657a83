import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const COLOURS = ['color-contrast', 'link-in-text-block']
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const TITLE_MS = 15_000
const KEEPS_PICTURES = process.env.E2E_PICTURES === 'on'

/**
 * `all` checks the rules of WCAG 2.2 AA. `colours` checks only contrast, for pages whose structure another
 * test checks. `width` checks no rules. Every value also checks that the page does not scroll sideways.
 */
export type InspectRules = 'all' | 'colours' | 'width'

/** Returns faults: sideways scrolling and violated `rules`. E2E_PICTURES=on saves screenshots. */
export const e2eInspect = async (
  page: Page,
  name: string,
  rules: InspectRules = 'all',
): Promise<string[]> => {
  await page.evaluate(endAnimations)
  if (rules !== 'width' && KEEPS_PICTURES) await saveScreenshot(page, name)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const tooWide = sideways > 0 ? [`${name}: scrolls sideways by ${sideways} px`] : []
  if (rules === 'width') return tooWide
  // During a navigation the new title may arrive after the content. If it never does, axe reports it.
  await page.waitForFunction(() => document.title !== '', null, { timeout: TITLE_MS }).catch(() => undefined)
  // Uses legacy mode: the default mode opens a second page per check to cover cross-origin frames, which our
  // pages do not have.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await (rules === 'all' ? axe.withTags(WCAG) : axe.withRules(COLOURS)).analyze()
  const places = (nodes: (typeof violations)[number]['nodes']) =>
    nodes
      .slice(0, 3)
      .map(({ target }) => target.join(' '))
      .join('; ')
  return [...tooWide, ...violations.map(({ id, nodes }) => `${name}: ${id} at ${places(nodes)}`)]
}

/** Runs in the page: ends transitions, because the contrast check needs the final colours. */
const endAnimations = () => {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
}

const saveScreenshot = async (page: Page, name: string): Promise<void> => {
  // Scrolls to the top, because fixed elements would otherwise be in the middle of the screenshot.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const path = `test-results/screens/${name}.png`
  await page.screenshot({ path, fullPage: true, animations: 'disabled' })
}

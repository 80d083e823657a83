import { expect, type Page } from '@playwright/test'

const MOST_STOPS = 120

type Stop = { key: string; name: string; shown: boolean; covered: boolean }

/**
 * Walks through the page with the Tab key, from its top until it comes round. Every stop must show that it has the focus and must
 * not be hidden under something else (WCAG 2.4.7, 2.4.11). From `main` the menu before it is left out. Returns how many stops there are.
 */
export const e2eFocusWalk = async (page: Page, from: 'top' | 'main' = 'top'): Promise<number> => {
  await page.evaluate((isMain) => {
    // Browsers go on from where the focus was last, also after a blur: only a focus of the page itself leads back to its top.
    document.body.tabIndex = -1
    document.body.focus()
    if (isMain) document.querySelector('main')?.focus()
    document.body.removeAttribute('tabindex')
    getSelection()?.removeAllRanges()
    window.scrollTo(0, 0)
  }, from === 'main')
  const seen = new Set<string>()
  const faults: string[] = []
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus)
    if (!stop || seen.has(stop.key)) break
    seen.add(stop.key)
    if (!stop.shown) faults.push(`${stop.name}: the focus cannot be seen`)
    if (stop.covered) faults.push(`${stop.name}: it is covered while it has the focus`)
  }
  expect(faults).toEqual([])
  return seen.size
}

/** Runs in the page: where the focus is and how that looks; null on the page itself. */
const lookAtFocus = (): Stop | null => {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const marked = window as unknown as { stops?: Map<Element, string> }
  marked.stops ??= new Map()
  const key = marked.stops.get(element) ?? String(marked.stops.size)
  marked.stops.set(element, key)
  // The sign of focus may be drawn by the element, by the label around a hidden input, or over the row of a link.
  const places: [Element, string | null][] = [
    [element, null],
    [element, '::after'],
    ...[element.closest('label'), element.parentElement, element.closest('tr')].flatMap((place) =>
      place ? [[place, null] satisfies [Element, null]] : [],
    ),
  ]
  const shown = places.some(([place, pseudo]) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(place, pseudo)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !outlineColor.endsWith(', 0)')
  })
  const target = element.closest('label') ?? element
  const { left, top, width, height } = target.getBoundingClientRect()
  const covered = ![0.15, 0.5, 0.85].some((share) => {
    const hit = document.elementFromPoint(left + width * share, top + height * share)
    return hit !== null && (target.contains(hit) || hit.contains(element))
  })
  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.innerText ?? '').slice(0, 40)}"`
  return { key, name, shown, covered }
}

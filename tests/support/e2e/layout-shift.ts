import type { Page } from '@playwright/test'
import { e2eHydrated } from './hydrated.ts'

const MOST = 0.05

type LayoutShifts = { score: number; elements: string[] }

export const e2eWatchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(watchShifts)
}

/**
 * Returns a fault if the sum of the layout shifts without recent input exceeds `MOST`. Measures after the
 * scripts have run and their changes are painted.
 */
export const e2eShiftFaults = async (page: Page, name: string): Promise<string[]> => {
  // Ignores a page that never hydrates: only layout shifts are measured here, and another test covers
  // hydration.
  await e2eHydrated(page).catch(() => undefined)
  const { score, elements } = await page.evaluate(shiftsSoFar)
  if (score <= MOST) return []
  const width = page.viewportSize()?.width
  return [
    `${name}: moves by itself by ${score.toFixed(3)} at ${width} px: ${elements.slice(0, 3).join('; ')}`,
  ]
}

/** Runs in the page before the page's own scripts. */
const watchShifts = () => {
  const shifts: LayoutShifts = Object.assign(window, {
    shifts: { score: 0, elements: [] as string[] },
  }).shifts
  const describeNode = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'a removed element'
    const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 30)
    return `${element.tagName.toLowerCase()}${element.id && `#${element.id}`} "${text}"`
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      }
      if (hadRecentInput) continue
      shifts.score += value
      shifts.elements.push(`${value.toFixed(3)} ${sources.map(({ node }) => describeNode(node)).join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: starts a new sum of shifts. */
export const e2eForgetShifts = (): void => {
  Object.assign(Reflect.get(window, 'shifts') ?? {}, { score: 0, elements: [] })
}

/** Runs in the page: waits until the last change is painted, with its fonts. */
const shiftsSoFar = async (): Promise<LayoutShifts> => {
  const untilPainted = async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  }
  // The timeout covers a page that paints nothing more and so has no next frame.
  await Promise.race([untilPainted(), new Promise((resolve) => setTimeout(resolve, 2_000))])
  return Reflect.get(window, 'shifts')
}

export type FocusStop = { key: string; name: string; visible: boolean; covered: boolean }

/** Describes the focused element, or returns null when the page itself has the focus. Runs in the page. */
export const e2eFocusStop = (): FocusStop | null => {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const pageWindow = window as unknown as { stops?: Map<Element, string> }
  pageWindow.stops ??= new Map()
  const key = pageWindow.stops.get(element) ?? String(pageWindow.stops.size)
  pageWindow.stops.set(element, key)
  // The focus indicator may be on the element, on the label around a hidden input, or on a link's table row.
  const places: [Element, string | null][] = [
    [element, null],
    [element, '::after'],
    ...[element.closest('label'), element.parentElement, element.closest('tr')].flatMap((place) =>
      place ? [[place, null] satisfies [Element, null]] : [],
    ),
  ]
  const visible = places.some(([place, pseudo]) => {
    const { outlineStyle, outlineWidth, outlineColor, clipPath, position } = getComputedStyle(place, pseudo)
    // Elements meant only for screen readers are clipped together with their outline.
    if (position === 'absolute' && clipPath !== 'none') return false
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !outlineColor.endsWith(', 0)')
  })
  const target = element.closest('label') ?? element
  const { left, top, width, height } = target.getBoundingClientRect()
  const covered = ![0.15, 0.5, 0.85].some((share) => {
    const hit = document.elementFromPoint(left + width * share, top + height * share)
    return hit !== null && (target.contains(hit) || hit.contains(element))
  })
  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.innerText ?? '').slice(0, 40)}"`
  return { key, name, visible, covered }
}

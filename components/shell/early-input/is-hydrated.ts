/**
 * Whether what is done on an element is heard. React marks what it has taken over, and keeps events back from
 * what it has not finished: so one that means nothing is sent ahead, to see whether it arrives. Sent to the
 * browser as text: it may use nothing from outside.
 */
export const isHydrated = (element: Element): boolean => {
  if (!Object.keys(element).some((key) => key.startsWith('__reactProps$'))) return false
  let arrived = false
  const tell = () => {
    arrived = true
  }
  element.addEventListener('touchcancel', tell)
  element.dispatchEvent(new Event('touchcancel'))
  element.removeEventListener('touchcancel', tell)
  return arrived
}

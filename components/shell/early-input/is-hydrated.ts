/**
 * Whether what is done on an element is heard. React keeps events back from what it has not hydrated, so one
 * that means nothing is sent ahead: the body cancels it when React hands it over (`HydratedBody`). Sent to
 * the browser as text: it may use nothing from outside.
 */
export const isHydrated = (element: Element): boolean =>
  !element.dispatchEvent(new Event('touchcancel', { cancelable: true }))

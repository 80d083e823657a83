export const ANNOUNCE_EVENT = 'ui:announce'

export type Announcement = { text: string; isShown: boolean }

/** Announces a text to screen readers; `isShown` also displays it for some seconds. */
export const announce = (text: string, { isShown = false }: { isShown?: boolean } = {}): void => {
  window.dispatchEvent(new CustomEvent<Announcement>(ANNOUNCE_EVENT, { detail: { text, isShown } }))
}

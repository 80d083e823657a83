export const ANNOUNCE_EVENT = 'ui:announce'

export type Announcement = { text: string; isShown: boolean }

/**
 * Announces to screen readers a change that the person did not cause ("Saldo recebido"). With `isShown` it is
 * also displayed for some seconds, for a result that no button or row shows ("Links copiados").
 */
export const announce = (text: string, { isShown = false }: { isShown?: boolean } = {}): void => {
  window.dispatchEvent(new CustomEvent<Announcement>(ANNOUNCE_EVENT, { detail: { text, isShown } }))
}

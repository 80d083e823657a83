export const ANNOUNCE_EVENT = 'ui:announce'

/** Announces to screen readers a change that the person did not cause ("Saldo recebido"). */
export const announce = (text: string): void => {
  window.dispatchEvent(new CustomEvent(ANNOUNCE_EVENT, { detail: text }))
}

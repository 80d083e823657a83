export const ANNOUNCE_EVENT = 'ui:announce'

/** For screen readers, for changes the person did not cause ("Saldo recebido"). */
export const announce = (text: string): void => {
  window.dispatchEvent(new CustomEvent(ANNOUNCE_EVENT, { detail: text }))
}

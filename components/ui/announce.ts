export const ANNOUNCE_EVENT = 'ui:announce'

/** Says a short text to screen readers, for changes a person did not cause ("Saldo recebido"). */
export const announce = (text: string): void => {
  window.dispatchEvent(new CustomEvent(ANNOUNCE_EVENT, { detail: text }))
}

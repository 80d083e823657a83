export const KEYBOARD_MAP_EVENT = 'shell:keyboard-map'

/** Opens the keyboard map from anywhere on a back-office screen. */
export const openKeyboardMap = (): void => {
  window.dispatchEvent(new Event(KEYBOARD_MAP_EVENT))
}

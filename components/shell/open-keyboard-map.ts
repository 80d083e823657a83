export const KEYBOARD_MAP_EVENT = 'shell:keyboard-map'

export const openKeyboardMap = (): void => {
  window.dispatchEvent(new Event(KEYBOARD_MAP_EVENT))
}

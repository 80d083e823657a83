export const PALETTE_EVENT = 'palette:open'

/** Opens the palette from anywhere on a back-office screen. */
export const openPalette = (): void => {
  window.dispatchEvent(new Event(PALETTE_EVENT))
}

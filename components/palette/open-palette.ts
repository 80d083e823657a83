export const PALETTE_EVENT = 'palette:open'

/** Opens the palette from anywhere on a staff screen. */
export const openPalette = (): void => {
  window.dispatchEvent(new Event(PALETTE_EVENT))
}

export const PALETTE_EVENT = 'palette:open'

export const openPalette = (): void => {
  window.dispatchEvent(new Event(PALETTE_EVENT))
}

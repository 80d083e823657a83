export type PhotoSize = { width: number; height: number }

/** Enough to read the smallest print of a document photographed whole (pixels). */
export const LONG_EDGE = 2_000

/** Below this a photo is quick over any line and is sent as it is (bytes). */
export const SMALL_BYTES = 600_000

/** The size a photo is sent in: as it is, or with its long edge at the limit. */
export const shrunkSize = ({ width, height }: PhotoSize): PhotoSize => {
  const scale = Math.min(1, LONG_EDGE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** "IMG_1.PNG" → "IMG_1.jpg". */
export const jpegName = (name: string): string => `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.jpg`

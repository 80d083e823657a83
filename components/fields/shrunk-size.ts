export type PhotoSize = { width: number; height: number }

/** Enough to read the smallest print of a whole document (pixels). */
export const LONG_EDGE = 2_000

/** Smaller photos are sent unchanged (bytes). */
export const SMALL_BYTES = 600_000

export const shrunkSize = ({ width, height }: PhotoSize): PhotoSize => {
  const scale = Math.min(1, LONG_EDGE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export const jpegName = (name: string): string => `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.jpg`

export type PhotoFault = 'small' | 'dark' | 'bright' | 'blurred'

/** Scaled-down greyscale photo. `grey` holds the pixels row by row, from 0 (black) to 255 (white). */
export type GreyPhoto = {
  grey: ArrayLike<number>
  width: number
  height: number
  originalWidth: number
  originalHeight: number
}

const FEWEST_PIXELS_LONG_SIDE = 800
const DARK = 60
const BRIGHT = 235
/** Variance of the Laplacian below which letter edges are lost; found by trial on photos of 320 pixels. */
const SHARP = 25

export const photoFaults = (photo: GreyPhoto): PhotoFault[] => {
  const { grey, originalWidth, originalHeight } = photo
  const mean = meanOf(grey)
  const faults: PhotoFault[] = []
  if (Math.max(originalWidth, originalHeight) < FEWEST_PIXELS_LONG_SIDE) faults.push('small')
  if (mean < DARK) faults.push('dark')
  if (mean > BRIGHT) faults.push('bright')
  if (mean >= DARK && sharpnessOf(photo) < SHARP) faults.push('blurred')
  return faults
}

const meanOf = (values: ArrayLike<number>) => {
  let sum = 0
  for (let index = 0; index < values.length; index += 1) sum += values[index] ?? 0
  return values.length > 0 ? sum / values.length : 0
}

const sharpnessOf = ({ grey, width, height }: GreyPhoto): number => {
  const edges: number[] = []
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const around =
        (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0)
      edges.push(around - 4 * (grey[at] ?? 0))
    }
  const mean = meanOf(edges)
  return meanOf(edges.map((edge) => (edge - mean) ** 2))
}

import { jpegName, SMALL_BYTES, shrunkSize } from './shrunk-size.ts'

const QUALITY = 0.85

/**
 * A photo made small enough for a phone's line: long edge 2000 pixels, JPEG, upright as the camera meant it.
 * The file itself where it is small already, is no picture, cannot be decoded by this browser, or would not
 * become smaller.
 */
export const shrinkPhoto = async (file: File): Promise<File> => {
  if (!file.type.startsWith('image/') || file.size <= SMALL_BYTES) return file
  try {
    const content = await scaledDown(file)
    if (!content || content.size >= file.size) return file
    return new File([content], jpegName(file.name), { type: content.type, lastModified: file.lastModified })
  } catch {
    return file
  }
}

const scaledDown = async (file: File): Promise<Blob | null> => {
  const address = URL.createObjectURL(file)
  try {
    // An element rather than a bitmap: it is upright by itself, and a browser need not keep all its pixels to
    // scale it down.
    const image = new Image()
    image.src = address
    await image.decode()
    const { width, height } = shrunkSize({ width: image.naturalWidth, height: image.naturalHeight })
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const drawing = canvas.getContext('2d')
    if (!drawing) return null
    // JPEG knows no transparency: what shows through is paper.
    drawing.fillStyle = '#fff'
    drawing.fillRect(0, 0, width, height)
    drawing.imageSmoothingQuality = 'high'
    drawing.drawImage(image, 0, 0, width, height)
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  } finally {
    URL.revokeObjectURL(address)
  }
}

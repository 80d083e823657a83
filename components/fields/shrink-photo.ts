import { jpegName, SMALL_BYTES, shrunkSize } from './shrunk-size.ts'

const QUALITY = 0.85

/** Converts a photo to an upright JPEG of at most 2000 pixels. Returns the file if it would not shrink. */
export const shrinkPhoto = async (file: File): Promise<File> => {
  if (!file.type.startsWith('image/') || file.size <= SMALL_BYTES) return file
  try {
    const content = await downscale(file)
    if (!content || content.size >= file.size) return file
    return new File([content], jpegName(file.name), { type: content.type, lastModified: file.lastModified })
  } catch {
    return file
  }
}

const downscale = async (file: File): Promise<Blob | null> => {
  const address = URL.createObjectURL(file)
  try {
    // An image element respects the photo's orientation and is scaled without keeping all pixels in memory.
    const image = new Image()
    image.src = address
    await image.decode()
    const { width, height } = shrunkSize({ width: image.naturalWidth, height: image.naturalHeight })
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const drawing = canvas.getContext('2d')
    if (!drawing) return null
    // JPEG has no transparency, so transparent areas become white.
    drawing.fillStyle = '#fff'
    drawing.fillRect(0, 0, width, height)
    drawing.imageSmoothingQuality = 'high'
    drawing.drawImage(image, 0, 0, width, height)
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  } finally {
    URL.revokeObjectURL(address)
  }
}

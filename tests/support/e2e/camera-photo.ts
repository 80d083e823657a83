import type { Page } from '@playwright/test'

/**
 * Creates a large JPEG like a photo from a phone held upright: the pixels are stored sideways, and EXIF tells
 * the viewer to rotate them.
 */
export const e2eCameraPhoto = async (page: Page) => {
  const plain = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 3200
    canvas.height = 2400
    const drawing = canvas.getContext('2d')
    // Noise does not compress, so the file is as large as a real photo.
    const noise = drawing?.createImageData(3200, 2400)
    for (let at = 0; noise && at < noise.data.length; at += 1)
      noise.data[at] = at % 4 === 3 ? 255 : (at * 2_654_435_761) >>> 24
    if (noise) drawing?.putImageData(noise, 0, 0)
    return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? ''
  })
  const jpeg = Buffer.from(plain, 'base64')
  return {
    name: 'IMG_2041.JPG',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg.subarray(0, 2), TURNED, jpeg.subarray(2)]),
  }
}

/** APP1 segment that contains only "rotate 90° clockwise" (orientation 6). */
const TURNED = Buffer.concat([
  Buffer.from([0xff, 0xe1, 0x00, 0x22]),
  Buffer.from('Exif\0\0', 'latin1'),
  Buffer.from('MM\0\x2a\0\0\0\x08', 'latin1'),
  Buffer.from([0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, 0x06, 0x00, 0x00]),
  Buffer.from([0x00, 0x00, 0x00, 0x00]),
])

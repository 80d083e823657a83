import { useEffect, useState } from 'react'
import { type PhotoFault, photoFaults } from './photo-quality.ts'

const LONG_SIDE = 320

export const usePhotoFaults = (file: File | null): readonly PhotoFault[] => {
  const [result, setResult] = useState<{ file: File; faults: readonly PhotoFault[] } | null>(null)
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return
    let current = true
    void faultsOf(file).then((faults) => {
      if (current) setResult({ file, faults })
    })
    return () => {
      current = false
    }
  }, [file])
  return result && result.file === file ? result.faults : []
}

const faultsOf = async (file: File): Promise<PhotoFault[]> => {
  try {
    const image = await createImageBitmap(file)
    const scale = Math.min(1, LONG_SIDE / Math.max(image.width, image.height))
    const [width, height] = [
      Math.max(1, Math.round(image.width * scale)),
      Math.max(1, Math.round(image.height * scale)),
    ]
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const drawing = canvas.getContext('2d', { willReadFrequently: true })
    drawing?.drawImage(image, 0, 0, width, height)
    const pixels = drawing?.getImageData(0, 0, width, height).data
    if (!pixels) return []
    const grey = Array.from({ length: width * height }, (_, index) => luminance(pixels, 4 * index))
    return photoFaults({ grey, width, height, originalWidth: image.width, originalHeight: image.height })
  } catch {
    return []
  }
}

const luminance = (pixels: Uint8ClampedArray, at: number) =>
  0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)

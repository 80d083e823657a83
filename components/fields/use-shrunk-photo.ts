import { useRef, useState } from 'react'
import { shrinkPhoto } from './shrink-photo.ts'

/** Scales the photo before `take` is called; if several photos are chosen in a row, the last one wins. */
export const useShrunkPhoto = (take: (file: File) => void) => {
  const last = useRef<File | null>(null)
  const [preparing, setPreparing] = useState(false)
  const choose = async (original: File) => {
    last.current = original
    setPreparing(true)
    const file = await shrinkPhoto(original)
    if (last.current !== original) return
    setPreparing(false)
    take(file)
  }
  return { preparing, choose: (original: File) => void choose(original) }
}

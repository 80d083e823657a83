export type DocumentContentType = 'image/jpeg' | 'image/png' | 'application/pdf'

const PNG_START = '89504e470d0a1a0a'
const PNG_END = '49454e44ae426082'

/** Markers of web pages, scripts and archives, forbidden in the first and last bytes of a picture or PDF. */
const DISGUISES = [
  '<!doctype',
  '<html',
  '<script',
  '<svg',
  '<?php',
  '<iframe',
  'pk\u0003\u0004',
  'pk\u0005\u0006',
]

/**
 * Detects JPEG, PNG or PDF by signature and end marker, never by file name; null for anything else and for
 * polyglot files, which can also be read as another type. `head` and `tail` are the first and last KB.
 */
export const documentContentType = (head: Uint8Array, tail: Uint8Array): DocumentContentType | null => {
  const start = hexOf(head.subarray(0, 8))
  const texts = [latin1Of(head), latin1Of(tail)]
  if (DISGUISES.some((mark) => texts.some((text) => text.toLowerCase().includes(mark)))) return null
  // Some PDF readers look for the header beyond the first bytes and open a PDF hidden in a picture.
  const hidesPdf = texts.some((text) => text.includes('%PDF-'))
  if (start.startsWith('ffd8ff')) return hidesPdf ? null : 'image/jpeg'
  if (start === PNG_START) return hidesPdf || !hexOf(tail).includes(PNG_END) ? null : 'image/png'
  if (latin1Of(head.subarray(0, 5)) === '%PDF-')
    return latin1Of(tail).includes('%%EOF') ? 'application/pdf' : null
  return null
}

const latin1Of = (bytes: Uint8Array) => String.fromCharCode(...bytes)

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

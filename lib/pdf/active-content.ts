import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'

/** Names that run code, submit data, embed files or hide these (ISO 32000-1: 12.6.4, 7.11.4, 12.7.8, 13). */
const ACTIVE = [
  ...['JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'XFA', 'RichMedia', 'Rendition', 'Movie', 'Encrypt'],
]
const ACTIVE_NAME = new RegExp(`/(${ACTIVE.join('|')})(?=[\\s()<>\\[\\]{}/%]|$)`)

/** In bytes: enough for a page scanned at 300 dpi, and far more than any object stream needs. */
const MOST_INFLATED = 32 * 1024 * 1024

/** Also searches object streams (7.5.7) and stream data. An unreadable object stream counts as active. */
export const activeContentOf = async (content: Buffer): Promise<string | null> => {
  const text = content.toString('latin1')
  let place = 0
  for (const { index, 0: mark } of text.matchAll(/>>\s*stream\r?\n/g)) {
    if (index < place) continue
    const start = index + mark.length
    const end = text.indexOf('endstream', start)
    if (end < 0) break
    const dictionary = plainNames(text.slice(place, start))
    const match = activeName(dictionary) ?? (await activeInStream(content.subarray(start, end), dictionary))
    if (match) return match
    place = end
  }
  return activeName(plainNames(text.slice(place)))
}

/** Decodes escaped characters of names: /J#53 is /JS. */
const plainNames = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

const activeName = (plain: string): string | null => ACTIVE_NAME.exec(plain)?.[1] ?? null

const activeInStream = async (data: Buffer, dictionary: string): Promise<string | null> => {
  const isList = dictionary.includes('/ObjStm')
  // Decoding parameters are for images; on an object stream they are meant to hide its content.
  if (isList && /\/(DecodeParms|DP|Predictor)\b/.test(dictionary)) return 'ObjStm'
  if (data.subarray(0, 3).toString('hex') === 'ffd8ff') return isList ? 'ObjStm' : null
  const inflated = await inflatedOf(data)
  if (inflated === 'too much') return isList || (await beginsAsText(data)) ? 'ObjStm' : null
  if (inflated) return activeName(inflated.text) ?? namesIn(data.subarray(inflated.bytesRead))
  return isList ? 'ObjStm' : namesIn(data)
}

const namesIn = (data: Buffer) => activeName(plainNames(data.toString('latin1')))

type Inflated = { buffer: Buffer; engine: { bytesWritten: number } }

const unpack = promisify(inflate) as unknown as (data: Buffer, options: object) => Promise<Inflated>

/** `text` is '' for binary data. 'too much' means above MOST_INFLATED, null that inflating failed. */
const inflatedOf = async (data: Buffer): Promise<{ text: string; bytesRead: number } | 'too much' | null> => {
  try {
    const { buffer, engine } = await unpack(data, { info: true, maxOutputLength: MOST_INFLATED })
    const text = isText(buffer) ? plainNames(buffer.toString('latin1')) : ''
    return { text, bytesRead: engine.bytesWritten }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    return code === 'ERR_BUFFER_TOO_LARGE' ? 'too much' : null
  }
}

const beginsAsText = async (data: Buffer): Promise<boolean> => {
  const options = { info: true, finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MOST_INFLATED }
  return unpack(data.subarray(0, 1024), options).then(
    ({ buffer }) => isText(buffer),
    () => true,
  )
}

/** Only text is searched, because binary image data contains any short name by chance. */
const isText = (data: Buffer) => /^[\t\n\f\r\0\x20-\x7e]*$/.test(data.toString('latin1', 0, 256))

/** Where a text stops being JSON: `offset` counts characters from 0, `line` and `column` from 1. */
export type JsonFault = { offset: number; line: number; column: number }

const TOKEN =
  /[ \t\n\r]*(?:([{}[\],:])|("[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y
const BLANK = /[ \t\n\r]*/y

/**
 * Where a text that is not JSON goes wrong (RFC 8259), the end of the text if something is missing there. The
 * runtime's own message quotes what was sent, and gives the place only now and then. Nothing of the text is
 * returned.
 */
export const jsonFaultOf = (text: string): JsonFault => faultAt(text, faultOffset(text))

/** The line and column of an offset. */
export const faultAt = (text: string, offset: number): JsonFault => {
  const before = text.slice(0, offset)
  return { offset, line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

type Wanted = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing'

const faultOffset = (text: string): number => {
  const open: ('{' | '[')[] = []
  let wanted: Wanted = 'value'
  let at = 0
  for (;;) {
    BLANK.lastIndex = at
    BLANK.test(text)
    const start = BLANK.lastIndex
    TOKEN.lastIndex = at
    const token = TOKEN.exec(text)
    if (!token) return start
    const next = afterToken({ mark: token[1], isText: token[2] !== undefined }, wanted, open)
    if (next === null) return start
    wanted = next
    at = TOKEN.lastIndex
  }
}

type Token = { mark: string | undefined; isText: boolean }

// What may follow a token, or null where the token itself may not be. `open` are the objects and lists around
// it.
const afterToken = ({ mark, isText }: Token, wanted: Wanted, open: ('{' | '[')[]): Wanted | null => {
  const takesValue = wanted === 'value' || wanted === 'value or end'
  if (mark === '{' || mark === '[') {
    if (!takesValue) return null
    open.push(mark)
    return mark === '{' ? 'key or end' : 'value or end'
  }
  if (mark === '}' || mark === ']') {
    const mayEnd = wanted.endsWith('or end') && open.at(-1) === (mark === '}' ? '{' : '[')
    if (!mayEnd) return null
    open.pop()
    return open.length === 0 ? 'nothing' : 'comma or end'
  }
  if (mark === ',') return wanted === 'comma or end' ? (open.at(-1) === '{' ? 'key' : 'value') : null
  if (mark === ':') return wanted === 'colon' ? 'value' : null
  if (wanted === 'key' || wanted === 'key or end') return isText ? 'colon' : null
  if (!takesValue) return null
  return open.length === 0 ? 'nothing' : 'comma or end'
}

/** `offset` counts characters from 0; `line` and `column` count from 1. */
export type JsonFault = { offset: number; line: number; column: number }

const TOKEN =
  /[ \t\n\r]*(?:([{}[\],:])|("[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y
const BLANK = /[ \t\n\r]*/y

/** Returns the position of the first JSON error (RFC 8259); the runtime's message would quote the text. */
export const jsonFaultOf = (text: string): JsonFault => faultAt(text, faultOffset(text))

export const faultAt = (text: string, offset: number): JsonFault => {
  const before = text.slice(0, offset)
  return { offset, line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

type Expectation = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing'

const faultOffset = (text: string): number => {
  const open: ('{' | '[')[] = []
  let expected: Expectation = 'value'
  let at = 0
  for (;;) {
    BLANK.lastIndex = at
    BLANK.test(text)
    const start = BLANK.lastIndex
    TOKEN.lastIndex = at
    const token = TOKEN.exec(text)
    if (!token) return start
    const next = afterToken({ mark: token[1], isText: token[2] !== undefined }, expected, open)
    if (next === null) return start
    expected = next
    at = TOKEN.lastIndex
  }
}

type Token = { mark: string | undefined; isText: boolean }

const afterToken = (
  { mark, isText }: Token,
  expected: Expectation,
  open: ('{' | '[')[],
): Expectation | null => {
  const takesValue = expected === 'value' || expected === 'value or end'
  if (mark === '{' || mark === '[') {
    if (!takesValue) return null
    open.push(mark)
    return mark === '{' ? 'key or end' : 'value or end'
  }
  if (mark === '}' || mark === ']') {
    const mayEnd = expected.endsWith('or end') && open.at(-1) === (mark === '}' ? '{' : '[')
    if (!mayEnd) return null
    open.pop()
    return open.length === 0 ? 'nothing' : 'comma or end'
  }
  if (mark === ',') return expected === 'comma or end' ? (open.at(-1) === '{' ? 'key' : 'value') : null
  if (mark === ':') return expected === 'colon' ? 'value' : null
  if (expected === 'key' || expected === 'key or end') return isText ? 'colon' : null
  if (!takesValue) return null
  return open.length === 0 ? 'nothing' : 'comma or end'
}

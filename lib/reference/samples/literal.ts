type LiteralSyntax = {
  step: string
  text: (value: string) => string
  word: (value: boolean | null) => string
  object: readonly [open: string, close: string, empty: string]
  entry: (key: string, value: string) => string
}

const OF_JSON: LiteralSyntax = {
  step: '  ',
  text: JSON.stringify,
  word: String,
  object: ['{', '}', '{}'],
  entry: (key, value) => `${JSON.stringify(key)}: ${value}`,
}

const singleQuoted = (text: string) => `'${text.replace(/[\\']/g, (sign) => `\\${sign}`)}'`

const OF_TYPESCRIPT: LiteralSyntax = {
  ...OF_JSON,
  text: (text) => singleQuoted(text).replaceAll('\n', '\\n'),
  entry: (key, value) => `${/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : singleQuoted(key)}: ${value}`,
}

const OF_PYTHON: LiteralSyntax = {
  ...OF_JSON,
  step: '    ',
  word: (value) => (value === null ? 'None' : value ? 'True' : 'False'),
}

const OF_PHP: LiteralSyntax = {
  step: '    ',
  text: singleQuoted,
  word: String,
  object: ['[', ']', 'new stdClass()'],
  entry: (key, value) => `${singleQuoted(key)} => ${value}`,
}

/** Writes a JSON value as an expression; every line after the first is indented by `margin`. */
const literalIn =
  (syntax: LiteralSyntax) =>
  (value: unknown, margin = ''): string => {
    if (typeof value === 'string') return syntax.text(value)
    if (typeof value === 'boolean' || value === null) return syntax.word(value)
    if (typeof value !== 'object') return String(value)
    const inner = `${margin}${syntax.step}`
    const write = literalIn(syntax)
    const lines = Array.isArray(value)
      ? value.map((item) => write(item, inner))
      : Object.entries(value).map(([key, item]) => syntax.entry(key, write(item, inner)))
    const [open, close, empty] = Array.isArray(value) ? ['[', ']', '[]'] : syntax.object
    // JSON does not allow a trailing comma.
    const last = syntax === OF_JSON ? '' : ','
    return lines.length === 0
      ? empty
      : `${open}\n${lines.map((line) => `${inner}${line}`).join(',\n')}${last}\n${margin}${close}`
  }

export const jsonLiteral = literalIn(OF_JSON)
export const typescriptLiteral = literalIn(OF_TYPESCRIPT)
export const pythonLiteral = literalIn(OF_PYTHON)
export const phpLiteral = literalIn(OF_PHP)

import { expect, test } from 'vitest'

const { wrapComments } = await import('#scripts/lib/wrap-comments.mjs')

const WORDS = Array.from({ length: 30 }, (_, at) => `word${at}`).join(' ')
const widest = (text: string) => Math.max(...text.split('\n').map((line) => line.length))

test('wraps a comment that is too wide without losing a word', () => {
  for (const source of [
    `/** ${WORDS} */\nconst a = 1\n`,
    `  // ${WORDS}\n`,
    `  /**\n   * ${WORDS}\n   * ${WORDS}\n   */\n`,
  ]) {
    const wrapped = wrapComments(source)
    expect(widest(wrapped)).toBeLessThanOrEqual(110)
    expect(wrapped.match(/word\d+/g)).toEqual(source.match(/word\d+/g))
    expect(wrapComments(wrapped)).toBe(wrapped)
  }
})

test('leaves alone what fits, text that only looks like a comment, and instructions to the linter', () => {
  for (const source of [
    '/** Short. */\n',
    `const text = '// ${WORDS}'\n`,
    `// biome-ignore lint/suspicious/noExplicitAny: ${WORDS}\n`,
    `const pattern = /${'a'.repeat(120)}/\n`,
  ])
    expect(wrapComments(source)).toBe(source)
})

test('keeps tags and lists on lines of their own', () => {
  const source = `/**\n * ${WORDS}\n * @param {string} a\n * - one\n * - two\n */\n`
  const wrapped = wrapComments(source)
  for (const line of [' * @param {string} a', ' * - one', ' * - two'])
    expect(wrapped.split('\n')).toContain(line)
})

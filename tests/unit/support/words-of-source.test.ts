import { expect, test } from 'vitest'
import { wordsOfSource } from '#tests/support/words-of-source'

test('names are read as their words, comments whole, texts and data not at all', () => {
  const source = [
    '/**',
    ' * Waits for the ação,',
    ' * and says so.',
    ' */',
    "export const openHTMLDialog = (a: string) => [a, 'secret // no comment', `hidden`, /masked/]",
    'const { shown = "covered" } = { shown: { ...{ deep: "veiled" } } } // Why.',
  ].join('\n')
  const said = wordsOfSource('lib/some-file.ts', source)
  expect(said).toEqual(expect.arrayContaining(['lib some file ts', 'shown', 'deep', 'why.']))
  expect(said).toContain('waits for the ação, and says so.')
  expect(said).toContain('open html dialog')
  expect(said.join(' ')).not.toMatch(/secret|no comment|hidden|masked|covered|veiled/)
})

test('what a screen shows is no word of ours', () => {
  const said = wordsOfSource('a.tsx', 'export const Card = () => <p title="told">Spoken {/* a note */}</p>')
  expect(said).toEqual(expect.arrayContaining(['card', 'title', 'a note']))
  expect(said.join(' ')).not.toMatch(/told|spoken/)
})

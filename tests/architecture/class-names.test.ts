import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extendTailwindMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { mergeClasses } from '#components/ui/merge-classes.ts'

const referenceMerge = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['control', 'card'],
      shadow: ['card', 'pop'],
      animate: ['enter', 'sheet', 'fade'],
    },
  },
})

const textsOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [])

/**
 * Tailwind classes in the sources. tailwind-merge shortens `x x` to `x` only if `x` is a class that it knows,
 * so the filter removes all other words.
 */
const classes = [
  ...new Set([...textsOf('components'), ...textsOf('app')].flatMap((text) => text.slice(1, -1).split(/\s+/))),
].filter((name) => name !== '' && referenceMerge(`${name} ${name}`) === name)

test('keeps the same one of any two classes in the sources as tailwind-merge', {
  timeout: 240_000,
}, () => {
  expect(classes.length).toBeGreaterThan(500)
  const wrong: string[] = []
  for (const first of classes)
    for (const second of classes) {
      const both = `${first} ${second}`
      if (first !== second && mergeClasses(both) !== referenceMerge(both))
        wrong.push(`${both}: ${mergeClasses(both)}, but should be ${referenceMerge(both)}`)
    }
  expect(wrong).toEqual([])
})

test('keeps a class in its place among classes that set something else', () => {
  expect(mergeClasses('flex p-4 sm:p-6 px-2 text-sm p-1 sm:px-3')).toBe('flex sm:p-6 text-sm p-1 sm:px-3')
  expect(mergeClasses('leading-5 hover:p-2! text-lg p-2')).toBe('hover:p-2! text-lg p-2')
})

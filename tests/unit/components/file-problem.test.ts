import { expect, test } from 'vitest'
import { fileProblem, formatBytes } from '#components/fields/file-problem.ts'

const LIMITS = { accept: 'image/jpeg, application/pdf', maxBytes: 1024 * 1024 }
const file = (type: string, size: number) => new File([new Uint8Array(size)], 'file', { type })

test('accepts a file of exactly the maximum size', () => {
  expect(fileProblem(file('image/jpeg', LIMITS.maxBytes), LIMITS)).toBeUndefined()
  expect(fileProblem(file('image/webp', 1), { ...LIMITS, accept: 'image/*' })).toBeUndefined()
})

test('states the accepted types, or the size of a rejected file and the limit', () => {
  expect(fileProblem(file('text/plain', 10), LIMITS)?.[0]).toContain('JPEG, PDF')
  expect(fileProblem(file('image/jpeg', 0), LIMITS)?.[1]).toContain('empty')
  expect(fileProblem(file('image/jpeg', LIMITS.maxBytes * 1.4), LIMITS)?.[0]).toMatch(/1,4 MB.*1 MB/)
})

test('reports nothing without a file', () => {
  expect(formatBytes(1)).toBe('1 KB')
  expect(formatBytes(320 * 1024)).toBe('320 KB')
})

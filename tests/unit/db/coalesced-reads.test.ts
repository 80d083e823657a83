import { expect, test } from 'vitest'
import { coalescedReads } from '#db/coalesced-reads.ts'

type Read = { input: number; end: (value: string) => void; fail: (error: Error) => void }

const startReads = () => {
  const reads: Read[] = []
  const read = coalescedReads((input: number) => {
    const { promise, resolve: end, reject: fail } = Promise.withResolvers<string>()
    reads.push({ input, end, fail })
    return promise
  })
  return { reads, read }
}

test('serves no caller from a read that began before its call', async () => {
  const { reads, read } = startReads()
  const first = read('key', 1)
  const later = [read('key', 2), read('key', 3)]
  expect(reads).toHaveLength(1)
  reads[0]?.end('before')
  expect(await first).toBe('before')
  expect(reads.map(({ input }) => input)).toEqual([1, 3])
  reads[1]?.end('after')
  expect(await Promise.all(later)).toEqual(['after', 'after'])
})

test('reads again for a caller that arrives after a read has ended', async () => {
  const { reads, read } = startReads()
  const first = read('key', 1)
  reads[0]?.end('one')
  await first
  const second = read('key', 2)
  reads[1]?.end('two')
  expect(await second).toBe('two')
})

test('never shares a read between keys', async () => {
  const { reads, read } = startReads()
  const results = [read('a', 1), read('b', 2)]
  expect(reads).toHaveLength(2)
  reads[1]?.end('b')
  reads[0]?.end('a')
  expect(await Promise.all(results)).toEqual(['a', 'b'])
})

test('fails those who wait for the next read when a read fails, and recovers', async () => {
  const { reads, read } = startReads()
  const waiting = Promise.allSettled([read('key', 1), read('key', 2)])
  reads[0]?.fail(new Error('lost'))
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = read('key', 3)
  reads[1]?.end('again')
  expect(await next).toBe('again')
})

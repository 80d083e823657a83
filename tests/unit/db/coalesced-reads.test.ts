import { expect, test, vi } from 'vitest'
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
  await vi.waitUntil(() => reads.length === 2)
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

test('reads for those who wait when a read fails', async () => {
  const { reads, read } = startReads()
  const first = read('key', 1)
  const second = read('key', 2)
  reads[0]?.fail(new Error('lost'))
  await expect(first).rejects.toThrow('lost')
  await vi.waitUntil(() => reads.length === 2)
  reads[1]?.end('again')
  expect(await second).toBe('again')
})

test('reads for those who wait when a read does not end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { reads, read } = startReads()
  void read('key', 1)
  const second = read('key', 2)
  await vi.advanceTimersByTimeAsync(200)
  reads[1]?.end('in time')
  expect(await second).toBe('in time')
  vi.useRealTimers()
})

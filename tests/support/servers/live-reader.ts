import { request } from 'undici'
import { eventually } from '#tests/support/checks/eventually.ts'

export type LiveMessage = { id: string; event: string; data: Record<string, unknown> }

export const readLive = async (url: string, headers: Record<string, string>) => {
  const cutter = new AbortController()
  const answer = await request(url, { headers, signal: cutter.signal })
  const messages: LiveMessage[] = []
  let isOver = false
  let rest = ''
  const readAll = async () => {
    for await (const part of answer.body) {
      const blocks = (rest + String(part)).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) if (block.includes('data: ')) messages.push(messageOf(block))
    }
  }
  const completion = readAll()
    .catch(() => undefined)
    .finally(() => {
      isOver = true
    })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    messages,
    changes: () => messages.filter(({ event }) => event === 'message'),
    lastId: () => messages.findLast(({ id }) => id !== '')?.id ?? '',
    untilBegin: () =>
      eventually('the stream to begin', () => messages.some(({ event }) => event === 'begin')),
    untilEnd: () => eventually('the stream to end', () => isOver),
    isOver: () => isOver,
    cut: async () => {
      cutter.abort()
      await completion
    },
  }
}

export type LiveReader = Awaited<ReturnType<typeof readLive>>

const messageOf = (block: string): LiveMessage => {
  const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]))
  return {
    id: fields.get('id') ?? '',
    event: fields.get('event') ?? 'message',
    data: JSON.parse(fields.get('data') ?? 'null'),
  }
}

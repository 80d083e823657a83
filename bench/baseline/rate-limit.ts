import type { FastifyReply } from 'fastify'

const QUOTA = 100_000_000
const windows = new Map<string, { startedAt: number; used: number }>()

export const countRequest = (reply: FastifyReply, subject: string): void => {
  const time = Date.now()
  let window = windows.get(subject)
  if (!window || time - window.startedAt >= 60_000) {
    window = { startedAt: time, used: 0 }
    windows.set(subject, window)
  }
  window.used += 1
  const reset = Math.max(1, Math.ceil((window.startedAt + 60_000 - time) / 1000))
  reply.header('ratelimit', `"default";r=${QUOTA - window.used};t=${reset}`)
  reply.header('ratelimit-policy', `"default";q=${QUOTA};w=60`)
}

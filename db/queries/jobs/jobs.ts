import type { Connection } from '#db/client.ts'

type NewJob = {
  name: string
  payload: unknown
  runAt?: Date
  queue?: string
  key?: string
  maxAttempts?: number
}

export const insertJob = async (tx: Connection, job: NewJob): Promise<void> => {
  await tx`select enqueue_job(${job.name}, ${JSON.stringify(job.payload)}::text::json, ${job.queue ?? null}, ${job.runAt ?? null}::timestamptz, ${job.maxAttempts ?? 25}, ${job.key ?? null})`
}

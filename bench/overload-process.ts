import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { OverloadJob, OverloadResult } from './overload-job.ts'

const DRIVER = 'overload-driver.ts'

/**
 * Starts all drivers before the first sends: starting takes CPU time, which would count as the server's.
 */
export const driveTogether = async (jobs: readonly OverloadJob[]): Promise<OverloadResult[]> => {
  const drivers = await Promise.all(jobs.map(startDriver))
  return Promise.all(
    drivers.map(({ driver, job }) => {
      driver.send(job)
      return messageOf<OverloadResult>(driver, DRIVER)
    }),
  )
}

const startDriver = async (job: OverloadJob) => {
  const driver = fork(join(import.meta.dirname, DRIVER))
  await messageOf<'ready'>(driver, DRIVER)
  return { driver, job }
}

export const messageOf = <Message>(child: ChildProcess, name: string): Promise<Message> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Message))
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code} and no result`)))
  })

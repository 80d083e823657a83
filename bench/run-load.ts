import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { LoadJob, LoadResult } from './load-job.ts'

/** Runs a stretch of load in a fresh process. */
export const runLoad = (job: LoadJob): Promise<LoadResult> =>
  new Promise((resolve, reject) => {
    const driver = fork(join(import.meta.dirname, 'load-driver.ts'))
    driver.once('message', (result) => resolve(result as LoadResult))
    driver.once('exit', (code) => reject(new Error(`the load driver ended with ${code} and no result`)))
    driver.send(job)
  })

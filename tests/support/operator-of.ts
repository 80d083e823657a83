import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { processClock } from './process-clock.ts'
import { TEST_ENVIRONMENT } from './test-environment.ts'

export const operatorOf =
  (database: { url: string }) =>
  (line: string[], input = '') =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const env = {
        ...process.env,
        ...TEST_ENVIRONMENT,
        ...processClock(),
        DATABASE_URL: database.url,
        ORIGIN: 'http://localhost',
      }
      const args = [join('scripts', 'admin', 'main.ts'), ...line]
      const child = execFile(process.execPath, args, { env }, (error, out, err) => {
        resolve({ code: error ? Number(error.code) : 0, out, err })
      })
      child.stdin?.end(input)
    })

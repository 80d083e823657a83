import { databaseProblem } from './database-problem.ts'

/** Exit codes from sysexits.h: the operator must fix the problem (78), or a retry may succeed (75). */
const TO_BE_MENDED = 78
const MAY_PASS = 75

export const runScript = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    const problem = databaseProblem(error, process.env.DATABASE_URL ?? '')
    if (!problem) throw error
    process.stderr.write(`${problem.message}\n`)
    process.exitCode = problem.mayPass ? MAY_PASS : TO_BE_MENDED
  }
}

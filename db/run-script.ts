import { databaseProblem } from './database-problem.ts'

/**
 * Exit codes from sysexits.h: 78 means that the operator must fix the problem, 75 that a retry may succeed.
 */
const TO_BE_MENDED = 78
const MAY_PASS = 75

/** Runs a script. Prints an operator problem without its stack trace and sets the exit code. */
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

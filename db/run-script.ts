import { databaseProblem } from './database-problem.ts'

/**
 * Exit codes of the scripts that prepare a database (sysexits.h): what was printed must be mended, or may
 * pass by itself.
 */
const TO_BE_MENDED = 78
const MAY_PASS = 75

/**
 * Runs a script of the database to its end; what an operator can mend is printed as its sentence, without a
 * stack.
 */
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

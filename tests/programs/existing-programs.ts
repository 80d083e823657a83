import { afterAll, beforeAll, describe } from 'vitest'
import { fgtsOfPrograms } from './fgts-of-programs.ts'
import { leadsOfPrograms } from './leads-of-programs.ts'
import { noDemoSignIn } from './no-demo-sign-in.ts'
import { payrollOfPrograms } from './payroll-of-programs.ts'
import type { plainDatabase } from './plain-database.ts'
import { type ServiceUnderPrograms, startServiceUnderPrograms } from './service-under-programs.ts'
import { tokenOfPrograms } from './token-of-programs.ts'

const STARTED_WITHIN_MS = 360_000

/** Tests API clients written for another credit service, with only the address and credentials changed. */
export const existingPrograms = (database?: typeof plainDatabase, checkout?: () => Promise<string>) => {
  let service: ServiceUnderPrograms
  let own: Awaited<ReturnType<typeof plainDatabase>> | undefined
  beforeAll(async () => {
    own = await database?.()
    service = await startServiceUnderPrograms(own, await checkout?.())
  }, STARTED_WITHIN_MS)
  afterAll(async () => {
    await service?.stop()
    await own?.drop()
  })

  if (database) describe.concurrent('the sign-in page', () => noDemoSignIn(() => service))
  describe.concurrent('a token', () => tokenOfPrograms(() => service))
  describe.concurrent('a list of leads', () => leadsOfPrograms(() => service))
  describe.concurrent('an FGTS back office', () => fgtsOfPrograms(() => service))
  describe.concurrent('payroll credit', () => payrollOfPrograms(() => service))
}

import { now } from '#lib/config/clock.ts'
import { addressGroup } from '#lib/domain/access/address-group.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { countRequest } from '#lib/http/rate-limit.ts'
import { pageFrame } from './page-session.ts'

const QUOTA = 60
const WINDOW_SECONDS = 60

export const admitPage = async (name: string): Promise<boolean> => {
  const { client } = await pageFrame()
  try {
    const address = { organizationId: '', id: addressGroup(client.ip) }
    await countRequest({ name, quota: QUOTA, windowSeconds: WINDOW_SECONDS }, address, now())
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate_limited') return false
    throw error
  }
}

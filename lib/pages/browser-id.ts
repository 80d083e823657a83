import { cookies } from 'next/headers'
import { deviceCookieName, deviceCookieOptions, deviceIdOf, newDeviceId } from '#lib/auth/known-device.ts'

/** A browser without an id gets one that lasts until it is closed. */
export const browserId = async (): Promise<string> => {
  const jar = await cookies()
  const present = deviceIdOf(jar.get(deviceCookieName())?.value)
  if (present !== null) return present
  const id = newDeviceId()
  jar.set(deviceCookieName(), id, deviceCookieOptions())
  return id
}

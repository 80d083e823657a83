import { cookies } from 'next/headers'
import { deviceCookieName, deviceCookieOptions, deviceIdOf, newDeviceId } from '#lib/auth/known-device.ts'

/**
 * Returns the browser's device id. A browser without an id gets a new one, which lasts until the browser is
 * closed.
 */
export const browserId = async (): Promise<string> => {
  const jar = await cookies()
  const present = deviceIdOf(jar.get(deviceCookieName())?.value)
  if (present !== null) return present
  const id = newDeviceId()
  jar.set(deviceCookieName(), id, deviceCookieOptions())
  return id
}

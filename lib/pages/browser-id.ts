import { cookies } from 'next/headers'
import { deviceCookieName, deviceCookieOptions, deviceIdOf, newDeviceId } from '#lib/auth/known-device.ts'

/** Returns the id of the browser. A browser without one gets an id that lasts until it is closed. */
export const browserId = async (): Promise<string> => {
  const jar = await cookies()
  const present = deviceIdOf(jar.get(deviceCookieName())?.value)
  if (present !== null) return present
  const id = newDeviceId()
  jar.set(deviceCookieName(), id, deviceCookieOptions())
  return id
}

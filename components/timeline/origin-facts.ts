import type { Language } from '#lib/domain/language'
import type { Device } from '#lib/domain/people/device-of'
import { deviceText } from '../language/device-text.ts'

type Origin = { device: Device | null; maskedIp: string | null }

/** From where something was done, as far as known: the device, and the address without its last part. */
export const originFacts = ({ device, maskedIp }: Origin, language: Language): (string | null)[] => [
  device?.browser ? deviceText(device, language) : null,
  maskedIp,
]

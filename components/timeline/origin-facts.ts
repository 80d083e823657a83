import type { Language } from '#lib/domain/language'
import type { Device } from '#lib/domain/people/device-of'
import { deviceText } from '../language/device-text.ts'

type Origin = { device: Device | null; maskedIp: string | null }

/** The IP address lacks its last part. */
export const originFacts = ({ device, maskedIp }: Origin, language: Language): (string | null)[] => [
  device?.browser ? deviceText(device, language) : null,
  maskedIp,
]

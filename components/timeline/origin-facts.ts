import { deviceText } from '#components/language/device-text.ts'
import type { Language } from '#lib/domain/language.ts'
import type { Device } from '#lib/domain/people/device-of.ts'

type Origin = { device: Device | null; maskedIp: string | null }

export const originFacts = ({ device, maskedIp }: Origin, language: Language): (string | null)[] => [
  device?.browser ? deviceText(device, language) : null,
  maskedIp,
]

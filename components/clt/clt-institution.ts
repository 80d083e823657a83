import type { SignalledInstitution } from '#lib/client/institution-signals.ts'

/** `code` is called `provider` in the API. */
export type CltInstitution = SignalledInstitution & { name: string; isDefault: boolean }

import { decrypt, encrypt } from '#lib/config/secrets.ts'

const PURPOSE = 'identity-provider-secret'

export type ProviderSettings = { issuer: string; clientId: string; sealedSecret: string }

export const sealProviderSecret = (secret: string): string => encrypt(PURPOSE, secret)

export const openProviderSecret = (sealed: string): string => decrypt(PURPOSE, sealed)

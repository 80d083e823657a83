import { parsePixKey } from '#lib/domain/documents/pix-key.ts'

/** Returns the chosen kind for an eleven-digit key; undefined for other keys, whose kind is evident. */
export const chosenPixKind = (pix: string, chosen: string): string | undefined =>
  parsePixKey(pix)?.kind === null && chosen !== '' ? chosen : undefined

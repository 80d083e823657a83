import { parsePixKey } from '#lib/domain/documents/pix-key.ts'

/** Returns the chosen kind for an eleven-digit key; undefined for other keys, whose kind is evident. */
export const chosenPixKind = (pix: string, selected: string): string | undefined =>
  parsePixKey(pix)?.kind === null && selected !== '' ? selected : undefined

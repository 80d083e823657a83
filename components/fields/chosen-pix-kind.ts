import { parsePixKey } from '#lib/domain/documents/pix-key'

/** The kind a person chose for a key of eleven digits; undefined for every other key, which shows its own. */
export const chosenPixKind = (pix: string, chosen: string): string | undefined =>
  parsePixKey(pix)?.kind === null && chosen !== '' ? chosen : undefined

import { parsePixKey } from '#lib/domain/documents/pix-key.ts'

export const chosenPixKind = (pix: string, selected: string): string | undefined =>
  parsePixKey(pix)?.kind === null && selected !== '' ? selected : undefined

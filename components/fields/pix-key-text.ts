import { unbreakable } from '#components/language/unbreakable.ts'
import { formatPixKey, type PixKey } from '#lib/domain/documents/pix-key.ts'

/** Formats a PIX key for reading. E-mails and random keys stay as they are, because people copy them. */
export const pixKeyText = (key: PixKey): string =>
  key.kind === 'cpf' || key.kind === 'phone' ? unbreakable(formatPixKey(key)) : formatPixKey(key)

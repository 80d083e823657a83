import type { Bilingual } from '#components/language/texts.ts'
import type { PendingItemType } from '#lib/domain/proposals/pending-item.ts'

export const ITEM_TITLES: Readonly<Record<PendingItemType, Bilingual>> = {
  pix_refusal: ['Informe outra chave PIX', 'Enter another PIX key'],
  ted_refusal: ['Informe outra conta', 'Enter another account'],
  invalid_document: ['Envie os documentos de novo', 'Send the documents again'],
}

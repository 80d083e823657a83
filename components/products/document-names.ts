import { type Bilingual, localized } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'
import type { CONTRACT_DOCUMENT_TYPE, DocumentType } from '#lib/domain/proposals/document-type.ts'

export const DOCUMENT_NAMES: Readonly<Record<DocumentType | typeof CONTRACT_DOCUMENT_TYPE, Bilingual>> = {
  identification_front: ['RG ou CNH (frente)', 'RG or CNH (front)'],
  identification_back: ['RG ou CNH (verso)', 'RG or CNH (back)'],
  address_proof: ['Comprovante de endereço', 'Proof of address'],
  paycheck: ['Contracheque', 'Payslip'],
  selfie: ['Selfie com o documento', 'Selfie with the document'],
  other: ['Outro documento', 'Other document'],
  ccb: ['Contrato (CCB)', 'Contract (CCB)'],
}

export const documentName = (type: string, language: Language): string =>
  localized(
    type in DOCUMENT_NAMES ? DOCUMENT_NAMES[type as DocumentType] : ['Documento', 'Document'],
    language,
  )

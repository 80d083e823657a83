import type { CONTRACT_DOCUMENT_TYPE, DocumentType } from '#lib/domain/proposals/document-type'

const NAMES: Readonly<Record<DocumentType | typeof CONTRACT_DOCUMENT_TYPE, string>> = {
  identification_front: 'RG ou CNH (frente)',
  identification_back: 'RG ou CNH (verso)',
  address_proof: 'Comprovante de endereço',
  paycheck: 'Contracheque',
  selfie: 'Selfie com o documento',
  other: 'Outro documento',
  ccb: 'Contrato (CCB)',
}

/** What a document is called. */
export const documentName = (type: string): string =>
  type in NAMES ? NAMES[type as DocumentType] : 'Documento'

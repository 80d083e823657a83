import { type Cnpj, formatCnpj } from '#lib/domain/documents/cnpj'
import { type Cpf, formatCpf } from '#lib/domain/documents/cpf'
import { drawHeading, drawPairs, drawParagraph, type Pair } from './draw-section.ts'
import { renderPdf } from './pdf-document.ts'
import { writtenInstant } from './written-instant.ts'

/** Who signed what, when, and how it is known; everything as it was kept with the signature. */
export type SignatureProof = {
  contractNumber: string
  institution: { legalName: string; cnpj: string }
  signer: { name: string; documentNumber: string }
  identifiedAt: Date
  contractReadAt: Date
  signedAt: Date
  documentSha256: string
  acceptedText: string
  acceptedTextSha256: string
  ip: string
  userAgent: string
}

/** The proof of a signature as a PDF for who signed. The same signature always gives the same bytes. */
export const renderSignatureProof = (proof: SignatureProof): Promise<Buffer> =>
  renderPdf(
    {
      title: 'Comprovante de Assinatura',
      subtitle: 'Assinatura eletrônica de Cédula de Crédito Bancário',
      number: { label: 'CONTRATO Nº', text: proof.contractNumber },
      foot: `Comprovante de assinatura do contrato ${proof.contractNumber}`,
      properties: {
        title: `Comprovante de Assinatura ${proof.contractNumber}`,
        subject: 'Assinatura eletrônica de Cédula de Crédito Bancário',
        author: proof.institution.legalName,
        at: proof.signedAt,
      },
    },
    (pdf) => {
      drawHeading(pdf, '1. QUEM ASSINOU')
      drawPairs(pdf, signerPairs(proof))
      drawHeading(pdf, '2. COMO E QUANDO')
      drawPairs(pdf, stepPairs(proof))
      drawHeading(pdf, '3. TEXTO ACEITO, NA ÍNTEGRA')
      for (const paragraph of proof.acceptedText.split(/\n+/)) drawParagraph(pdf, paragraph)
      drawHeading(pdf, '4. CÓDIGOS DE INTEGRIDADE (SHA-256)')
      drawPairs(pdf, [
        { label: 'Contrato assinado (o arquivo PDF)', value: proof.documentSha256, wide: true },
        { label: 'Texto aceito', value: proof.acceptedTextSha256, wide: true },
      ])
    },
  )

const signerPairs = ({ signer, institution }: SignatureProof): Pair[] => [
  { label: 'EMITENTE', value: signer.name, wide: true, strong: true },
  { label: 'CPF', value: formatCpf(signer.documentNumber as Cpf) },
  { label: 'CREDORA', value: institution.legalName, wide: true, strong: true },
  { label: 'CNPJ', value: formatCnpj(institution.cnpj as Cnpj) },
]

const NOT_STATED = 'Não informado'

const stepPairs = (proof: SignatureProof): Pair[] => [
  { label: 'Identidade confirmada (CPF e nascimento)', value: writtenInstant(proof.identifiedAt) },
  { label: 'Contrato aberto', value: writtenInstant(proof.contractReadAt) },
  { label: 'Assinado', value: writtenInstant(proof.signedAt), strong: true },
  { label: 'Endereço IP', value: proof.ip || NOT_STATED },
  { label: 'Dispositivo (user agent)', value: proof.userAgent || NOT_STATED, wide: true },
]

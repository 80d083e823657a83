import { instantOf } from '#lib/config/clock.ts'
import { type Cnpj, formatCnpj } from '#lib/domain/documents/cnpj.ts'
import { type Cpf, formatCpf } from '#lib/domain/documents/cpf.ts'
import type { CodeChannel } from '#lib/domain/formalization/signature-code.ts'
import type { SignatureFactor } from '#lib/domain/formalization/signature-factor.ts'
import type { Certificate } from '#lib/domain/people/certificate.ts'
import { certificateText } from './certificate-text.ts'
import { drawHeading, drawPairs, drawParagraph, type Pair } from './draw-section.ts'
import { formatInstant } from './format-instant.ts'
import { renderPdf } from './pdf-document.ts'

export type SignatureProof = {
  contractNumber: string
  institution: { legalName: string; cnpj: string }
  signer: { name: string; documentNumber: string }
  /** The agent and the stored certificate; null if no certificate with an issuer was stored. */
  agent: { name: string; certificate: Certificate } | null
  identifiedAt: Date
  /** Empty for older signatures, which were confirmed only by CPF and birth date. */
  factors: readonly SignatureFactor[]
  contractReadAt: Date
  signedAt: Date
  documentSha256: string
  acceptedText: string
  acceptedTextSha256: string
  insuranceText: string | null
  insuranceTextSha256: string | null
  ip: string
  userAgent: string
}

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
      if (proof.insuranceText !== null) {
        drawParagraph(pdf, 'Aceite do seguro, dado em separado:')
        drawParagraph(pdf, proof.insuranceText)
      }
      drawHeading(pdf, '4. CÓDIGOS DE INTEGRIDADE (SHA-256)')
      drawPairs(pdf, [
        { label: 'Contrato assinado (o arquivo PDF)', value: proof.documentSha256, wide: true },
        { label: 'Texto aceito', value: proof.acceptedTextSha256, wide: true },
        ...(proof.insuranceTextSha256 === null
          ? []
          : [{ label: 'Aceite do seguro', value: proof.insuranceTextSha256, wide: true }]),
      ])
    },
  )

const signerPairs = ({ signer, institution, agent }: SignatureProof): Pair[] => [
  { label: 'EMITENTE', value: signer.name, wide: true, strong: true },
  { label: 'CPF', value: formatCpf(signer.documentNumber as Cpf) },
  { label: 'CREDORA', value: institution.legalName, wide: true, strong: true },
  { label: 'CNPJ', value: formatCnpj(institution.cnpj as Cnpj) },
  ...(agent
    ? [{ label: 'ATENDIMENTO', value: `${agent.name}, ${certificateText(agent.certificate)}`, wide: true }]
    : []),
]

const NOT_STATED = 'Não informado'

const stepPairs = (proof: SignatureProof): Pair[] => [
  { label: 'Identidade confirmada (CPF e nascimento)', value: formatInstant(proof.identifiedAt) },
  ...proof.factors.flatMap(factorPairs),
  { label: 'Contrato aberto', value: formatInstant(proof.contractReadAt) },
  { label: 'Assinado', value: formatInstant(proof.signedAt), strong: true },
  { label: 'Endereço IP', value: proof.ip || NOT_STATED },
  { label: 'Dispositivo (user agent)', value: proof.userAgent || NOT_STATED, wide: true },
]

const CHANNELS: Readonly<Record<CodeChannel, string>> = {
  sms: 'por SMS ao telefone',
  whatsapp: 'por WhatsApp ao telefone',
  email: 'por e-mail a',
  demonstration: 'em demonstração, sem envio, pelo telefone',
}

const BY_INSTITUTION = {
  one_time_code: 'Código de uso único',
  proof_of_life: 'Prova de vida',
} as const

const factorPairs = (factor: SignatureFactor): Pair[] => {
  if (factor.kind === 'cpf_and_birth_date') return []
  if (factor.kind === 'by_institution')
    return [{ label: BY_INSTITUTION[factor.factor], value: 'Pela instituição, em canal próprio', wide: true }]
  if (factor.kind === 'proof_of_life')
    return [
      {
        label: 'Prova de vida',
        value:
          factor.provider === 'demonstration'
            ? `em demonstração, sem prova, em ${formatInstant(instantOf(factor.at))}`
            : `${factor.provider}, em ${formatInstant(instantOf(factor.at))}, registro ${factor.evidence}`,
        wide: true,
      },
    ]
  const { channel, destination, sentAt, at, messageId } = factor
  return [
    {
      label: 'Código de uso único enviado',
      value: `${CHANNELS[channel]} ${destination} em ${formatInstant(instantOf(sentAt))}`,
      wide: true,
    },
    { label: 'Código conferido', value: formatInstant(instantOf(at)) },
    ...(messageId === null ? [] : [{ label: 'Mensagem do provedor', value: messageId, wide: true }]),
  ]
}

import {
  type ConsentEvidence,
  CUSTOMER_PAGE_CHANNEL,
  type IdentityCheck,
} from '#lib/domain/clt/consent-evidence.ts'
import { type Cnpj, formatCnpj } from '#lib/domain/documents/cnpj.ts'
import { type Cpf, formatCpf } from '#lib/domain/documents/cpf.ts'
import { formatDay } from './contract-tables.ts'
import { drawHeading, drawPairs, drawParagraph, type Pair } from './draw-section.ts'
import { formatInstant } from './format-instant.ts'
import type { Pdf } from './page-layout.ts'
import { renderPdf } from './pdf-document.ts'

/** `sha256` is the digest of the JSON document, which anybody can verify at `checkAddress`. */
export type EvidenceCheck = { sha256: string; checkAddress: string }

/** Shows everything that the evidence's JSON document contains. */
export const renderConsentEvidence = (evidence: ConsentEvidence, check: EvidenceCheck): Promise<Buffer> =>
  renderPdf(
    {
      title: 'Comprovante de Consentimento',
      subtitle: 'Consulta de dados do trabalhador para crédito consignado CLT',
      number: { label: 'VERSÃO DO TERMO', text: evidence.term.version },
      foot: `Comprovante de consentimento ${evidence.consultId}`,
      properties: {
        title: `Comprovante de Consentimento ${evidence.consultId}`,
        subject: 'Consulta de dados do trabalhador para crédito consignado CLT',
        author: evidence.institution.legalName,
        at: evidence.acceptance.recordedAt,
      },
    },
    (pdf) => drawEvidence(pdf, evidence, check),
  )

const drawEvidence = (pdf: Pdf, evidence: ConsentEvidence, check: EvidenceCheck) => {
  drawHeading(pdf, '1. QUEM CONSENTIU')
  drawPairs(pdf, signerPairs(evidence))
  drawHeading(pdf, '2. A QUEM')
  drawPairs(pdf, partyPairs(evidence))
  drawHeading(pdf, '3. COMO E QUANDO')
  drawPairs(pdf, acceptancePairs(evidence))
  drawHeading(pdf, '4. TEXTO ACEITO, NA ÍNTEGRA')
  for (const paragraph of evidence.term.text.split(/\n+/)) drawParagraph(pdf, paragraph)
  drawHeading(pdf, '5. CÓDIGOS DE INTEGRIDADE (SHA-256)')
  drawPairs(pdf, [
    { label: 'Texto do termo', value: evidence.term.sha256, wide: true },
    { label: 'Documento de evidência (JSON) com estes mesmos dados', value: check.sha256, wide: true },
    { label: 'Confira este arquivo, ou o JSON, em', value: check.checkAddress, wide: true, strong: true },
  ])
  drawParagraph(
    pdf,
    'A página de conferência calcula o código do arquivo no próprio aparelho de quem confere e responde se ele é igual ao registrado. Um arquivo com qualquer alteração, por menor que seja, tem outro código e não é reconhecido.',
  )
}

const signerPairs = ({ signer }: ConsentEvidence): Pair[] => [
  { label: 'TITULAR DOS DADOS', value: signer.name, wide: true, strong: true },
  { label: 'CPF', value: formatCpf(signer.documentNumber as Cpf) },
  { label: 'Data de nascimento', value: formatDay(signer.birthDate) },
  { label: 'Telefone', value: signer.phone },
  { label: 'E-mail', value: signer.email, wide: true },
]

const partyPairs = ({ institution, correspondent }: ConsentEvidence): Pair[] => [
  { label: 'INSTITUIÇÃO', value: institution.legalName, wide: true, strong: true },
  { label: 'Nome', value: institution.name },
  { label: 'CNPJ', value: formatCnpj(institution.cnpj as Cnpj) },
  { label: 'Código', value: institution.code },
  { label: 'CORRESPONDENTE', value: correspondent.name, wide: true },
]

const IDENTITY: Readonly<Record<IdentityCheck, string>> = {
  cpf_and_birth_date: 'CPF e data de nascimento informados na página e conferidos',
  declared_by_application: 'Declarada por quem colheu o aceite',
}

const identityText = ({ identityCheck, identifiedAt }: ConsentEvidence['acceptance']) =>
  identifiedAt === null
    ? IDENTITY[identityCheck]
    : `${IDENTITY[identityCheck]} em ${formatInstant(identifiedAt)}`

const NOT_STATED = 'Não informado'

const acceptancePairs = ({ consultId, acceptance }: ConsentEvidence): Pair[] => [
  { label: 'Aceito em', value: formatInstant(acceptance.acceptedAt), strong: true },
  { label: 'Registrado em', value: formatInstant(acceptance.recordedAt) },
  { label: 'Endereço IP', value: acceptance.ip || NOT_STATED },
  {
    label: 'Canal',
    value: channelText(acceptance),
    wide: true,
  },
  { label: 'Conferência da identidade', value: identityText(acceptance), wide: true },
  {
    label: 'Declarado por',
    value: `${acceptance.declaredBy.name} (${ACTORS[acceptance.declaredBy.kind] ?? acceptance.declaredBy.kind})`,
    wide: true,
  },
  { label: 'Dispositivo (user agent)', value: acceptance.userAgent || NOT_STATED, wide: true },
  { label: 'Consulta', value: consultId, wide: true },
  { label: 'Requisição', value: acceptance.requestId, wide: true },
]

// An application's channel must never be printed as the customer's page.
const channelText = ({ channel, identityCheck }: ConsentEvidence['acceptance']) =>
  channel === CUSTOMER_PAGE_CHANNEL && identityCheck === 'cpf_and_birth_date' ? 'Página do cliente' : channel

const ACTORS: Readonly<Record<string, string>> = {
  customer: 'o próprio cliente',
  application: 'programa',
  user: 'pessoa da equipe',
}

import { type Bilingual, localized } from '#components/language/texts.ts'
import { FIELD_NAMES } from '#components/prices/field-names.ts'
import type { AuditField } from '#lib/domain/access/audit-details.ts'
import type { Language } from '#lib/domain/language.ts'

type PriceTableField = keyof typeof FIELD_NAMES

const FIELDS: Readonly<Record<Exclude<AuditField, PriceTableField>, Bilingual>> = {
  fields: ['Campos', 'Fields'],
  from: ['Antes', 'Before'],
  to: ['Depois', 'After'],
  changes: ['Mudanças', 'Changes'],
  changed: ['Mudanças', 'Changes'],
  parameters: ['Parâmetros', 'Parameters'],

  product: ['Produto', 'Product'],
  institutionCode: ['Instituição', 'Institution'],
  table: ['Tabela', 'Table'],
  slug: ['Código da tabela', 'Code of the table'],
  version: ['Versão', 'Version'],
  resultId: ['Versão criada', 'Version made'],
  proposedBy: ['Proposta por', 'Proposed by'],
  kind: ['Tipo', 'Kind'],
  products: ['Produtos', 'Products'],
  aliases: ['Outros nomes', 'Other names'],
  active: ['Ativa', 'Active'],

  decision: ['Decisão', 'Decision'],
  reason: ['Motivo', 'Reason'],
  reasonWritten: ['Motivo escrito na proposta', 'Reason written on the proposal'],
  ownReview: ['Análise da casa', 'In-house review'],
  documentTypes: ['Documentos pedidos', 'Documents asked for'],
  newPayment: ['Nova conta pedida', 'New account asked for'],
  type: ['Tipo', 'Kind'],
  itemId: ['Pendência', 'Pending item'],
  expiresAt: ['Vale até', 'Valid until'],
  documents: ['Documentos', 'Documents'],
  documentId: ['Documento', 'Document'],
  contractNumber: ['Número do contrato', 'Contract number'],
  simulationId: ['Simulação', 'Simulation'],
  expired: ['Oferta vencida', 'Expired offer'],

  channel: ['Canal', 'Channel'],
  identityCheck: ['Conferência da identidade', 'Identity check'],
  termVersion: ['Versão do termo', 'Version of the term'],
  format: ['Formato', 'Format'],

  role: ['Papel', 'Role'],
  ownRoleId: ['Perfil da organização', 'Role of the organization'],
  permissions: ['Permissões', 'Permissions'],
  gained: ['Passa a poder', 'May do from now on'],
  lost: ['Deixa de poder', 'May do no more'],
  teamId: ['Time', 'Team'],
  visibility: ['Acesso', 'Access'],
  certification: ['Certificação de correspondente', 'Correspondent certificate'],
  purpose: ['Para', 'For'],
  endedSessions: ['Sessões encerradas', 'Ended sessions'],
  sessionId: ['Sessão', 'Session'],
  name: ['Nome', 'Name'],

  clientId: ['client_id', 'client_id (program)'],
  issuer: ['Emissor', 'Issuer'],
  passwordsOff: ['Senhas desligadas', 'Passwords off'],
  refusal: ['Motivo da recusa', 'Reason of the refusal'],
  addressRanges: ['Endereços permitidos', 'Allowed addresses'],
  tokenLifetimeSeconds: ['Validade dos tokens, em segundos', 'Lifetime of tokens, in seconds'],
  events: ['Eventos', 'Events'],
  listsRunning: ['Lista consultas em andamento', 'Lists running queries'],
  serviceAccountId: ['Conta de serviço', 'Service account'],
  scopes: ['Permissões', 'Scopes'],
  overlapDays: ['Dias em que as duas chaves valem', 'Days in which both secrets work'],
  kid: ['Chave nova', 'New key'],
  exposed: ['A anterior vazou', 'The former one leaked'],

  count: ['Quantidade de linhas', 'Number of lines'],
  deleted: ['Registros excluídos', 'Deleted records'],
  anonymized: ['Registros sem a pessoa', 'Records without the person'],
  kept: ['Registros guardados por dever legal', 'Records kept under a legal duty'],
  files: ['Arquivos excluídos', 'Deleted files'],
  actorId: ['Ações de', 'Actions of'],
  group: ['Assunto', 'Subject'],
  subjectId: ['Só sobre', 'Only about'],
  startDate: ['De', 'From'],
  endDate: ['Até', 'To'],

  documentNumber: ['CPF', 'CPF (taxpayer number)'],
  birthDate: ['Data de nascimento', 'Birth date'],
  email: ['E-mail', 'E-mail address'],
  phone: ['Telefone', 'Phone'],
  motherName: ['Nome da mãe', 'Mother’s name'],
  identityDocument: ['Documento de identidade', 'Identity document'],
  address: ['Endereço', 'Address'],

  legalName: ['Razão social', 'Legal name'],
  cnpj: ['CNPJ', 'CNPJ (company number)'],
  settings: ['Configurações', 'Settings'],

  amountFgts: ['Valor FGTS a partir de', 'FGTS amount from'],
  amountClt: ['Valor CLT a partir de', 'CLT amount from'],
  pep: ['Pessoa exposta politicamente (PEP)', 'Politically exposed person (PEP)'],
  ageUnder: ['Idade abaixo de', 'Age under'],
  ageFrom: ['Idade a partir de', 'Age from'],
  repeatedContact: ['Contato repetido', 'Repeated contact'],
  documentMismatch: ['Dados divergentes', 'Differing data'],
}

const isOwn = (field: string): field is keyof typeof FIELDS => Object.hasOwn(FIELDS, field)
const isOfTable = (field: string): field is PriceTableField => Object.hasOwn(FIELD_NAMES, field)

export const auditFieldName = (field: string, language: Language): string => {
  if (isOwn(field)) return localized(FIELDS[field], language)
  return isOfTable(field) ? localized(FIELD_NAMES[field].name, language) : field
}

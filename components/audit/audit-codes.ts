import { SCOPE_NAMES } from '#components/applications/scope-names.ts'
import { type Bilingual, localized } from '#components/language/texts.ts'
import {
  PERMISSION_NAMES,
  REQUEST_NAMES,
  ROLE_NAMES,
  VISIBILITY_NAMES,
} from '#components/people/access-names.ts'
import { CHANGE_KINDS } from '#components/prices/change-words.ts'
import { DOCUMENT_NAMES } from '#components/products/document-names.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { KIND_NAMES } from '#components/webhooks/webhook-names.ts'
import type { Language } from '#lib/domain/language.ts'
import { CANCEL_REASONS } from '#lib/domain/proposals/cancel-reasons.ts'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts.ts'
import { isReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { auditFieldName } from './audit-fields.ts'
import { GROUP_NAMES } from './audit-names.ts'

type Words = Readonly<Record<string, Bilingual>>

const PRODUCTS: Words = { fgts: PRODUCT_NAMES.fgts.full, clt: PRODUCT_NAMES.clt.full }

const KINDS: Words = {
  ...CHANGE_KINDS,
  ...KIND_NAMES,
  ...REQUEST_NAMES,
  sandbox: ['Demonstração', 'Sandbox'],
  'origination-api': ['Instituição por API', 'Institution by API'],
  security_log: ['Registro de segurança', 'Security log'],
  identity_provider: ['Entrada pela organização', 'Sign-in through the organization'],
}

const TYPES: Words = {
  ...DOCUMENT_NAMES,
  pix_refusal: ['Chave PIX recusada', 'Refused PIX key'],
  ted_refusal: ['Conta recusada', 'Refused account'],
  invalid_document: ['Documento recusado', 'Refused document'],
}

const REASONS: Words = {
  ...Object.fromEntries(CANCEL_REASONS.map(({ value, label }) => [value, [label.pt, label.en] as const])),
  gone: ['Respondeu 410', 'It answered 410'],
  failing: ['Falhou por cinco dias', 'It failed for five days'],
}

const STATUSES: Words = Object.fromEntries(
  Object.entries(STATUS_TEXTS).map(([status, { label }]) => [status, [label.pt, label.en] as const]),
)

const CODES: Readonly<Record<string, Words>> = {
  role: ROLE_NAMES,
  visibility: VISIBILITY_NAMES,
  permissions: PERMISSION_NAMES,
  gained: PERMISSION_NAMES,
  lost: PERMISSION_NAMES,
  product: PRODUCTS,
  products: PRODUCTS,
  kind: KINDS,
  type: TYPES,
  documentTypes: TYPES,
  reason: REASONS,
  status: STATUSES,
  scopes: SCOPE_NAMES,
  group: GROUP_NAMES,
  decision: { approve: ['Aprovar', 'Approve'], refuse: ['Recusar', 'Refuse'] },
  ownReview: { held: ['Aguardava a decisão', 'Waited for the decision'], approved: ['Aprovada', 'Approved'] },
  purpose: {
    invitation: ['Primeira senha (convite)', 'First password (invitation)'],
    reset: ['Nova senha', 'New password'],
  },
  identityCheck: {
    cpf_and_birth_date: ['CPF e data de nascimento', 'CPF and birth date'],
    declared_by_application: ['Declarada pela aplicação', 'Declared by the application'],
  },
  channel: { customer_page: ['Página do cliente', "Customer's page"], api: ['API', 'API of a program'] },
  listsRunning: { automatic: ['Automático', 'Automatic'], on: ['Sempre', 'Always'], off: ['Nunca', 'Never'] },
  events: { all: ['Todos', 'All'] },
  format: { json: ['JSON', 'JSON file'], pdf: ['PDF', 'PDF file'] },
}

export const auditCodeText = (field: string, code: string, language: Language): string => {
  if (field === 'fields') return auditFieldName(code, language)
  if (field === 'refusal' && isReasonCode(code)) return reasonTexts(code, language).title
  const words = CODES[field]
  const label = words && Object.hasOwn(words, code) ? words[code] : undefined
  return label ? localized(label, language) : code
}

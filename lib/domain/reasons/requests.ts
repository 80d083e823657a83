import type { Reasons } from './reason.ts'
import { SERVICE_UNAVAILABLE } from './service-unavailable.ts'

export const REQUEST_REASONS = {
  malformed_body: {
    kind: 'unreadable',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Corpo ilegível', en: 'Unreadable body' },
    text: { pt: 'O corpo da requisição não é um JSON válido.', en: 'The request body is not valid JSON.' },
    nextAction: { pt: 'Envie um objeto JSON em UTF-8.', en: 'Send a JSON object in UTF-8.' },
  },
  body_missing: {
    kind: 'unreadable',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Corpo ausente', en: 'Body missing' },
    text: {
      pt: 'A requisição chegou sem corpo, e esta operação exige um objeto JSON.',
      en: 'The request arrived without a body, and this operation needs a JSON object.',
    },
    nextAction: {
      pt: 'Envie os campos num objeto JSON, com Content-Type: application/json.',
      en: 'Send the fields in a JSON object, with Content-Type: application/json.',
    },
  },
  invalid_request: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Campos ausentes ou inválidos', en: 'Missing or invalid fields' },
    text: {
      pt: 'Há campos ausentes ou inválidos na requisição.',
      en: 'Some fields of the request are missing or invalid.',
    },
    nextAction: {
      pt: 'Corrija os campos listados em errors e envie de novo.',
      en: 'Correct the fields listed in errors and send again.',
    },
  },
  body_too_large: {
    kind: 'too_large',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Requisição grande demais', en: 'Request too large' },
    text: {
      pt: 'O corpo passa do limite de {limit} bytes.',
      en: 'The body exceeds the limit of {limit} bytes.',
    },
    nextAction: { pt: 'Reduza o conteúdo enviado.', en: 'Send less content.' },
  },
  unsupported_media_type: {
    kind: 'unsupported_type',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Tipo de conteúdo não aceito', en: 'Unsupported content type' },
    text: { pt: 'Este endereço aceita {accepted}.', en: 'This address accepts {accepted}.' },
    nextAction: { pt: 'Envie o cabeçalho Content-Type correto.', en: 'Send the right Content-Type header.' },
  },
  invalid_token: {
    kind: 'unauthenticated',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Credencial inválida', en: 'Invalid credential' },
    text: {
      pt: 'O token foi revogado ou não foi emitido por nós.',
      en: 'The token was revoked or not issued by us.',
    },
    nextAction: {
      pt: 'Obtenha um novo token em POST /api/oauth/token.',
      en: 'Get a new token at POST /api/oauth/token.',
    },
  },
  insufficient_scope: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Permissão insuficiente', en: 'Insufficient permission' },
    text: {
      pt: 'Esta operação exige a permissão {scope}.',
      en: 'This operation needs the permission {scope}.',
    },
    nextAction: {
      pt: 'Peça ao gestor da organização a permissão {scope}.',
      en: "Ask the organization's manager for the permission {scope}.",
    },
  },
  not_found: {
    kind: 'missing',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Não encontrado', en: 'Not found' },
    text: {
      pt: 'O recurso pedido não existe nesta organização.',
      en: 'The resource does not exist in this organization.',
    },
    nextAction: { pt: 'Confira o endereço e o identificador.', en: 'Check the address and the identifier.' },
  },
  address_not_found: {
    kind: 'missing',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Endereço inexistente', en: 'No such address' },
    text: {
      pt: 'Este endereço não existe. A base da API é {base}.',
      en: 'This address does not exist. The base of the API is {base}.',
    },
    nextAction: {
      pt: 'Confira a base e o caminho na referência em /docs.',
      en: 'Check base and path in the reference at /docs.',
    },
  },
  method_not_allowed: {
    kind: 'missing',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Método não aceito', en: 'Method not allowed' },
    text: {
      pt: 'Este endereço não aceita {method}; aceita {allowed}.',
      en: 'This address does not accept {method}; it accepts {allowed}.',
    },
    nextAction: { pt: 'Use um dos métodos aceitos: {allowed}.', en: 'Use one of its methods: {allowed}.' },
  },
  idempotency_key_invalid: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Chave de idempotência inválida', en: 'Invalid idempotency key' },
    text: {
      pt: 'Idempotency-Key deve ter de 1 a 255 caracteres.',
      en: 'Idempotency-Key must have 1 to 255 characters.',
    },
    nextAction: {
      pt: 'Envie uma chave curta e única por operação, como um UUID.',
      en: 'Send a short key unique to the operation, such as a UUID.',
    },
  },
  idempotency_key_reused: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Chave de idempotência reutilizada', en: 'Idempotency key reused' },
    text: {
      pt: 'Esta Idempotency-Key já foi usada com outro conteúdo.',
      en: 'This Idempotency-Key was already used with other content.',
    },
    nextAction: { pt: 'Use uma chave nova para um conteúdo novo.', en: 'Use a new key for new content.' },
  },
  idempotency_in_progress: {
    kind: 'conflict',
    retryable: true,
    whoActs: 'integrator',
    title: { pt: 'Operação em andamento', en: 'Operation in progress' },
    text: {
      pt: 'A primeira requisição com esta Idempotency-Key ainda está em andamento.',
      en: 'The first request with this Idempotency-Key is still running.',
    },
    nextAction: { pt: 'Aguarde e repita com a mesma chave.', en: 'Wait and repeat with the same key.' },
  },
  rate_limited: {
    kind: 'limit',
    retryable: true,
    whoActs: 'integrator',
    title: { pt: 'Limite de requisições excedido', en: 'Too many requests' },
    text: {
      pt: 'Limite de requisições excedido: aguarde antes de repetir.',
      en: 'The request limit was reached: wait before repeating.',
    },
    nextAction: {
      pt: 'Aguarde o tempo indicado em Retry-After.',
      en: 'Wait for the time given in Retry-After.',
    },
  },
  internal_error: {
    kind: 'fault',
    retryable: true,
    whoActs: 'us',
    title: { pt: 'Falha interna', en: 'Internal failure' },
    text: {
      pt: 'Algo falhou do nosso lado; nada foi perdido.',
      en: 'Something failed on our side; nothing was lost.',
    },
    nextAction: {
      pt: 'Repita a operação; se persistir, informe o requestId ao suporte.',
      en: 'Repeat the operation; if it persists, give support the requestId.',
    },
  },
  service_unavailable: SERVICE_UNAVAILABLE,
  document_storage_unavailable: {
    kind: 'unavailable',
    retryable: true,
    whoActs: 'us',
    title: { pt: 'Arquivos indisponíveis', en: 'Files unavailable' },
    text: {
      pt: 'O armazenamento de documentos não responde; nada foi gravado.',
      en: 'The document storage does not answer; nothing was saved.',
    },
    nextAction: { pt: 'Repita em alguns segundos.', en: 'Repeat in a few seconds.' },
  },
} as const satisfies Reasons

import type { Reasons } from './reason.ts'

/** Reasons about a single input field; they also appear in the `errors` list of a problem body. */
export const FIELD_REASONS = {
  required: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Campo obrigatório', en: 'Required field' },
    text: { pt: 'Preencha este campo.', en: 'Fill in this field.' },
    nextAction: { pt: 'Informe o valor.', en: 'Give the value.' },
  },
  invalid_value: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Valor inválido', en: 'Invalid value' },
    text: { pt: 'O valor não tem o formato esperado.', en: 'The value does not have the expected form.' },
    nextAction: {
      pt: 'Confira o formato na referência em /docs.',
      en: 'Check the form in the reference at /docs.',
    },
  },
  too_small: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Abaixo do mínimo', en: 'Below the minimum' },
    text: { pt: 'O valor está abaixo do mínimo aceito.', en: 'The value is below the accepted minimum.' },
    nextAction: { pt: 'Envie um valor dentro dos limites.', en: 'Send a value within the limits.' },
  },
  too_big: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Acima do máximo', en: 'Above the maximum' },
    text: { pt: 'O valor está acima do máximo aceito.', en: 'The value is above the accepted maximum.' },
    nextAction: { pt: 'Envie um valor dentro dos limites.', en: 'Send a value within the limits.' },
  },
  page_too_deep: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Página longe demais', en: 'Page too far' },
    text: {
      pt: 'Pelo número chega-se até a página {maximum}; mais adiante, use cursor.',
      en: 'Pages can be asked for by their number up to {maximum}; further on, use cursor.',
    },
    nextAction: {
      pt: 'Envie em cursor o nextCursor da página anterior, até ele vir nulo; ou restrinja a lista por datas.',
      en: 'Send the nextCursor of the page before as cursor until it is null; or narrow the list by dates.',
    },
  },
  invalid_cpf: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'CPF inválido', en: 'Invalid CPF' },
    text: {
      pt: 'CPF inválido: verifique os 11 dígitos.',
      en: 'The CPF does not check: verify its 11 digits.',
    },
    nextAction: { pt: 'Confira o número com o cliente.', en: 'Check the number with the customer.' },
  },
  invalid_money: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Valor em reais inválido', en: 'Invalid amount' },
    text: {
      pt: 'Use um valor em reais com no máximo duas casas decimais.',
      en: 'Use an amount in reais with at most two decimals.',
    },
    nextAction: { pt: 'Exemplo: 350.00.', en: 'Example: 350.00.' },
  },
  invalid_date: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Data inválida', en: 'Invalid date' },
    text: {
      pt: 'Use uma data que exista, no formato AAAA-MM-DD.',
      en: 'Use a date that exists, as YYYY-MM-DD.',
    },
    nextAction: { pt: 'Exemplo: 1990-05-31.', en: 'Example: 1990-05-31.' },
  },
  invalid_instant: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Instante inválido', en: 'Invalid instant' },
    text: {
      pt: 'Use data e hora com fuso, no formato RFC 3339.',
      en: 'Use a date and time with its offset, as RFC 3339 writes it.',
    },
    nextAction: { pt: 'Exemplo: 2026-11-21T14:03:20Z.', en: 'Example: 2026-11-21T14:03:20Z.' },
  },
  invalid_phone: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Telefone inválido', en: 'Invalid phone' },
    text: {
      pt: 'Use um celular com 9 dígitos começando por 9 e um DDD existente.',
      en: 'Use a mobile number of 9 digits starting with 9 and an existing area code.',
    },
    nextAction: {
      pt: 'Confira o DDD e o número com o cliente.',
      en: 'Check the area code and number with the customer.',
    },
  },
  invalid_email: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'E-mail inválido', en: 'Invalid e-mail' },
    text: { pt: 'O e-mail não tem um formato válido.', en: 'The e-mail is not well formed.' },
    nextAction: {
      pt: 'Confira o e-mail, como nome@empresa.com.br.',
      en: 'Check it, as in name@company.com.',
    },
  },
  unwritable_character: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Caractere que o contrato não escreve', en: 'Character the contract cannot write' },
    text: {
      pt: 'O contrato não consegue escrever {character}: use letras latinas, com seus acentos, números e pontuação.',
      en: 'The contract cannot write {character}: use Latin letters with their accents, digits and punctuation.',
    },
    nextAction: {
      pt: 'Escreva como está no documento de identidade, sem emojis nem letras de outro alfabeto.',
      en: 'Write it as on the identity document, without emojis or letters of another alphabet.',
    },
  },
  salary_account: {
    kind: 'rule',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Conta-salário não recebe crédito', en: 'A salary account cannot be paid' },
    text: {
      pt: 'Conta-salário só recebe depósitos do empregador (Resolução CMN 5.058/2022): informe uma conta corrente, poupança ou de pagamento do cliente.',
      en: 'A salary account takes deposits of the employer alone (CMN Resolution 5.058/2022): give a checking, savings or payment account of the customer.',
    },
    nextAction: {
      pt: 'Peça ao cliente outra conta dele ou uma chave PIX.',
      en: 'Ask the customer for another account of theirs or a PIX key.',
    },
  },
  invalid_pix_key: {
    kind: 'rule',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Chave PIX inválida', en: 'Invalid PIX key' },
    text: {
      pt: 'A chave não é um CPF, CNPJ, e-mail, celular com DDD ou chave aleatória válidos.',
      en: 'The key is not a valid CPF, CNPJ, e-mail, Brazilian mobile with area code or random key.',
    },
    nextAction: {
      pt: 'Confira a chave no aplicativo do banco do cliente.',
      en: "Check the key in the customer's bank app.",
    },
  },
  pix_key_type_required: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Informe o tipo da chave PIX', en: 'The kind of the PIX key is required' },
    text: {
      pt: 'Onze números podem ser um CPF ou um celular, e estes não são o CPF do cliente nem o celular da proposta.',
      en: "Eleven digits can be a CPF or a mobile phone, and these are neither the borrower's CPF nor the phone of the proposal.",
    },
    nextAction: {
      pt: 'Confira os números e informe o tipo da chave: CPF ou celular.',
      en: 'Check the digits and send the kind of the key: cpf or phone.',
    },
  },
  pix_key_not_of_borrower: {
    kind: 'rule',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Chave PIX de outra pessoa', en: 'PIX key of another person' },
    text: {
      pt: 'A chave PIX do tipo CPF deve ser o CPF do próprio cliente.',
      en: "A CPF key must be the borrower's own CPF.",
    },
    nextAction: { pt: 'Use uma chave do próprio cliente.', en: "Use one of the customer's own keys." },
  },
  invalid_bank: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Banco desconhecido', en: 'Unknown bank' },
    text: {
      pt: 'O banco informado não está na lista de participantes.',
      en: 'The bank is not in the list of participants.',
    },
    nextAction: { pt: 'Escolha um banco de GET /api/banks.', en: 'Choose a bank from GET /api/banks.' },
  },
  age_below_minimum: {
    kind: 'rule',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Idade abaixo do mínimo', en: 'Below the minimum age' },
    text: {
      pt: 'O cliente precisa ter 18 anos completos.',
      en: 'The customer must be at least 18 years old.',
    },
    nextAction: { pt: 'Confira a data de nascimento.', en: 'Check the birth date.' },
  },
} as const satisfies Reasons

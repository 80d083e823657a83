import type { Reasons } from './reason.ts'

export const FORMALIZATION_REASONS = {
  link_invalid: {
    kind: 'missing',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Link inválido', en: 'Invalid link' },
    text: {
      pt: 'Este link não existe ou não vale mais.',
      en: 'This link does not exist or is no longer valid.',
    },
    nextAction: {
      pt: 'Peça um novo link a quem atendeu você.',
      en: 'Ask whoever served you for a new link.',
    },
  },
  identity_mismatch: {
    kind: 'rule',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Dados não conferem', en: 'Data do not match' },
    text: {
      pt: 'CPF ou data de nascimento não conferem. Tentativas restantes: {remaining}.',
      en: 'CPF or birth date do not match. {remaining} attempts left.',
    },
    nextAction: { pt: 'Confira os números e tente de novo.', en: 'Check the numbers and try again.' },
  },
  identity_locked: {
    kind: 'limit',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Muitas tentativas', en: 'Too many attempts' },
    text: {
      pt: 'Muitas tentativas sem sucesso; o link ficará bloqueado até {until} (horário de Brasília).',
      en: 'Too many failed attempts; the link is locked until {until} (Brasília time).',
    },
    nextAction: {
      pt: 'Aguarde e tente de novo, ou fale com quem atendeu você.',
      en: 'Wait and try again, or talk to whoever served you.',
    },
  },
  identity_required: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Confirme quem é você', en: 'Confirm who you are' },
    text: {
      pt: 'Confirme seu CPF e data de nascimento para continuar.',
      en: 'Confirm your CPF and birth date to continue.',
    },
    nextAction: { pt: 'Preencha os dois campos.', en: 'Fill in both fields.' },
  },
  not_awaiting_signature: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Sem assinatura pendente', en: 'No signature pending' },
    text: {
      pt: 'Esta proposta não aguarda assinatura.',
      en: 'This proposal is not waiting for a signature.',
    },
    nextAction: { pt: 'Veja a situação na própria página.', en: 'See its status on the page.' },
  },
  contract_not_read: {
    kind: 'rule',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Leia o contrato', en: 'Read the contract' },
    text: { pt: 'Abra o contrato antes de aceitar.', en: 'Open the contract before accepting.' },
    nextAction: { pt: 'Toque em Ler o contrato.', en: 'Tap Read the contract.' },
  },
  contract_not_ready: {
    kind: 'conflict',
    retryable: true,
    whoActs: 'institution',
    title: { pt: 'Contrato em preparo', en: 'Contract being prepared' },
    text: {
      pt: 'O contrato ainda está sendo preparado pela instituição.',
      en: 'The institution is still preparing the contract.',
    },
    nextAction: { pt: 'Aguarde alguns instantes e tente de novo.', en: 'Wait a moment and try again.' },
  },
  acceptance_changed: {
    kind: 'conflict',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'O texto mudou', en: 'The text changed' },
    text: {
      pt: 'O texto que você leu não é mais o atual.',
      en: 'The text you read is no longer the present one.',
    },
    nextAction: { pt: 'Atualize a página e leia de novo.', en: 'Reload the page and read it again.' },
  },
  insurance_not_accepted: {
    kind: 'rule',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Falta aceitar o seguro', en: 'Insurance not accepted' },
    text: {
      pt: 'Este contrato inclui um seguro, que precisa do seu aceite separado.',
      en: 'This contract includes insurance, which needs an acceptance of its own.',
    },
    nextAction: {
      pt: 'Marque o aceite do seguro ou peça a quem atendeu você um contrato sem ele.',
      en: 'Tick the acceptance of the insurance, or ask whoever served you for a contract without it.',
    },
  },
  code_required: {
    kind: 'rule',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Falta o código', en: 'Code missing' },
    text: {
      pt: 'Para assinar, digite o código enviado a você.',
      en: 'To sign, type the code that was sent to you.',
    },
    nextAction: {
      pt: 'Peça o código e digite os seis números.',
      en: 'Ask for the code and type its six digits.',
    },
  },
  code_mismatch: {
    kind: 'rule',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Código não confere', en: 'Code does not match' },
    text: {
      pt: 'O código não confere. Tentativas restantes: {remaining}.',
      en: 'The code does not match. {remaining} attempts left.',
    },
    nextAction: {
      pt: 'Confira os seis números da última mensagem.',
      en: 'Check the six digits of the latest message.',
    },
  },
  code_expired: {
    kind: 'expired',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Código sem validade', en: 'Code no longer valid' },
    text: {
      pt: 'Este código não vale mais: passaram dez minutos, houve erros demais ou há um código mais novo.',
      en: 'This code is no longer valid: ten minutes have passed, it was mistyped too often, or there is a newer one.',
    },
    nextAction: { pt: 'Peça outro código.', en: 'Ask for another code.' },
  },
  code_channel_unavailable: {
    kind: 'rule',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Envio indisponível', en: 'Channel unavailable' },
    text: {
      pt: 'Não é possível enviar o código por este meio.',
      en: 'The code cannot be sent this way.',
    },
    nextAction: {
      pt: 'Escolha outro meio ou fale com quem atendeu você.',
      en: 'Choose another way, or talk to whoever served you.',
    },
  },
  code_sent_recently: {
    kind: 'limit',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Código já enviado', en: 'Code already sent' },
    text: {
      pt: 'Um código acabou de ser enviado. Dá para pedir outro em {seconds} s.',
      en: 'A code has just been sent. You can ask for another in {seconds} s.',
    },
    nextAction: {
      pt: 'Espere a mensagem chegar; se não vier, peça outro.',
      en: 'Wait for the message; if it does not arrive, ask for another.',
    },
  },
  code_limit_reached: {
    kind: 'limit',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Limite de códigos', en: 'Limit of codes' },
    text: {
      pt: 'Já foram enviados muitos códigos para este contrato em 24 horas.',
      en: 'Too many codes were sent for this contract within 24 hours.',
    },
    nextAction: {
      pt: 'Tente de novo amanhã ou fale com quem atendeu você.',
      en: 'Try again tomorrow, or talk to whoever served you.',
    },
  },
  code_not_sent: {
    kind: 'unavailable',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Código não enviado', en: 'Code not sent' },
    text: {
      pt: 'O código não pôde ser enviado agora.',
      en: 'The code could not be sent now.',
    },
    nextAction: { pt: 'Tente de novo ou escolha outro meio.', en: 'Try again, or choose another way.' },
  },
  proof_of_life_required: {
    kind: 'rule',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Falta a prova de vida', en: 'Proof of life missing' },
    text: {
      pt: 'Este contrato só pode ser assinado depois da prova de vida.',
      en: 'This contract can only be signed after the proof of life.',
    },
    nextAction: { pt: 'Toque em Fazer prova de vida.', en: 'Tap Do the proof of life.' },
  },
  proof_of_life_unavailable: {
    kind: 'unavailable',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Prova de vida indisponível', en: 'Proof of life unavailable' },
    text: {
      pt: 'A prova de vida não pôde ser feita agora.',
      en: 'The proof of life could not be done now.',
    },
    nextAction: {
      pt: 'Tente de novo em alguns minutos ou fale com quem atendeu você.',
      en: 'Try again in a few minutes, or talk to whoever served you.',
    },
  },
  proof_of_life_limit_reached: {
    kind: 'limit',
    retryable: true,
    whoActs: 'customer',
    title: { pt: 'Limite de tentativas', en: 'Limit of attempts' },
    text: {
      pt: 'A prova de vida já foi tentada muitas vezes em 24 horas.',
      en: 'The proof of life was tried too often within 24 hours.',
    },
    nextAction: {
      pt: 'Tente de novo amanhã ou fale com quem atendeu você.',
      en: 'Try again tomorrow, or talk to whoever served you.',
    },
  },
} as const satisfies Reasons

import type { Reasons } from './reason.ts'

export const CLT_SIMULATION_REASONS = {
  consult_not_found: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Consulta não encontrada', en: 'Consult not found' },
    text: { pt: 'A consulta informada não existe.', en: 'The consult does not exist.' },
    nextAction: { pt: 'Confira consult_id.', en: 'Check consult_id.' },
  },
  consult_not_ready: {
    kind: 'rule',
    retryable: true,
    whoActs: 'integrator',
    title: { pt: 'Consulta não concluída', en: 'Consult not ready' },
    text: {
      pt: 'A consulta está em {status}{standing}; simule quando estiver em SUCCESS.',
      en: 'The consult is in {status}{standing}; simulate once it is SUCCESS.',
    },
    nextAction: { pt: 'Acompanhe a consulta pelo webhook.', en: 'Follow the consult by webhook.' },
  },
  consult_expired: {
    kind: 'expired',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Consulta vencida', en: 'Consult expired' },
    text: {
      pt: 'A margem consultada venceu e pode ter mudado.',
      en: 'The margin has expired and may have changed.',
    },
    nextAction: { pt: 'Crie um termo novo.', en: 'Create a new term.' },
  },
  consult_in_use: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Margem em uso', en: 'Margin in use' },
    text: {
      pt: 'Já existe uma operação com a margem desta consulta.',
      en: 'An operation uses the margin of this consult already.',
    },
    nextAction: {
      pt: 'Acompanhe a operação em operationId, ou cancele-a antes.',
      en: 'Follow the operation in operationId, or cancel it first.',
    },
  },
  config_not_found: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Configuração não encontrada', en: 'Configuration not found' },
    text: {
      pt: 'A configuração informada não existe. As que servem: {choices}.',
      en: 'The configuration does not exist. Those that fit: {choices}.',
    },
    onScreen: {
      title: { pt: 'Tabela não encontrada', en: 'Table not found' },
      text: { pt: 'A tabela escolhida não existe.', en: 'The chosen table does not exist.' },
    },
    nextAction: {
      pt: 'Escolha uma de GET /api/private-consignment/simulation/configs.',
      en: 'Choose one of GET /api/private-consignment/simulation/configs.',
    },
  },
  config_inactive: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Configuração inativa', en: 'Inactive configuration' },
    text: {
      pt: 'A configuração informada não está ativa. As que servem: {choices}.',
      en: 'The configuration is not active. Those that fit: {choices}.',
    },
    onScreen: {
      title: { pt: 'Tabela inativa', en: 'Inactive table' },
      text: { pt: 'A tabela escolhida não está mais ativa.', en: 'The chosen table is not active any more.' },
    },
    nextAction: {
      pt: 'Envie em config_id uma das configurações listadas.',
      en: 'Send one of the listed configurations as config_id.',
    },
  },
  config_mismatch: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Configuração de outra instituição', en: 'Configuration of another institution' },
    text: {
      pt: 'A configuração é de {owner}, e a consulta é de {provider}. As que servem: {choices}.',
      en: 'The configuration belongs to {owner}, the consult to {provider}. Those that fit: {choices}.',
    },
    onScreen: {
      title: { pt: 'Tabela de outra instituição', en: 'Table of another institution' },
      text: {
        pt: 'A tabela escolhida é de outra instituição que a da consulta.',
        en: 'The chosen table belongs to another institution than the consult.',
      },
    },
    nextAction: {
      pt: 'Envie em config_id uma das configurações listadas.',
      en: 'Send one of the listed configurations as config_id.',
    },
  },
  consult_mismatch: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Consulta de outra instituição', en: 'Consult of another institution' },
    text: {
      pt: 'A consulta é de {provider}, outra instituição que a informada em provider.',
      en: 'The consult belongs to {provider}, another institution than the one sent as provider.',
    },
    nextAction: {
      pt: 'Envie o provider da consulta, ou nenhum.',
      en: 'Send the consult’s provider, or none.',
    },
  },
  simulation_amount_ambiguous: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Dois valores informados', en: 'Two amounts sent' },
    text: {
      pt: 'Envie installment_face_value ou disbursed_amount, nunca os dois.',
      en: 'Send installment_face_value or disbursed_amount, never both.',
    },
    nextAction: { pt: 'Envie só um dos dois.', en: 'Send only one of the two.' },
  },
  simulation_installment_value_above_margin: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Parcela acima da margem disponível', en: 'Instalment above the margin' },
    text: {
      pt: 'A parcela de {installmentCents} passa da margem disponível de {marginCents}.',
      en: 'The instalment of {installmentCents} is above the available margin of {marginCents}.',
    },
    nextAction: {
      pt: 'Peça uma parcela de até {marginCents}, mais parcelas ou um valor menor.',
      en: 'Ask for an instalment of at most {marginCents}, more instalments or a smaller amount.',
    },
  },
  simulation_installments_above_maximum: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: {
      pt: 'Quantidade de parcelas não pode ser maior que {maximum}',
      en: 'Instalments above the maximum of {maximum}',
    },
    text: {
      pt: 'A quantidade de parcelas não pode ser maior que {maximum}.',
      en: 'At most {maximum} instalments are allowed.',
    },
    nextAction: { pt: 'Peça até {maximum} parcelas.', en: 'Ask for at most {maximum} instalments.' },
  },
  simulation_installments_below_minimum: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Parcelas abaixo do mínimo', en: 'Instalments below the minimum' },
    text: {
      pt: 'São necessárias no mínimo {minimum} parcelas.',
      en: 'At least {minimum} instalments are needed.',
    },
    nextAction: { pt: 'Peça pelo menos {minimum} parcelas.', en: 'Ask for at least {minimum} instalments.' },
  },
  simulation_installments_not_offered: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Quantidade de parcelas não oferecida', en: 'Number of instalments not offered' },
    text: {
      pt: 'A configuração não é oferecida nessa quantidade de parcelas. Quantidades: {terms}.',
      en: 'The configuration is not offered for that number of instalments. Numbers: {terms}.',
    },
    nextAction: { pt: 'Escolha uma das quantidades.', en: 'Choose one of the numbers.' },
  },
  simulation_not_eligible: {
    kind: 'rule',
    retryable: false,
    whoActs: 'customer',
    title: { pt: 'Cliente não elegível', en: 'Customer not eligible' },
    text: {
      pt: 'O cliente não pode contratar: o tempo de casa está fora do que a instituição aceita.',
      en: 'The customer cannot contract: the time since admission is outside what the institution accepts.',
    },
    nextAction: { pt: 'Tente em outra instituição.', en: 'Try another institution.' },
  },
  simulation_value_out_of_range: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Valor fora dos limites', en: 'Value out of range' },
    text: {
      pt: 'O valor do empréstimo precisa ficar entre {minimumCents} e {maximumCents}.',
      en: 'The loan must be between {minimumCents} and {maximumCents}.',
    },
    nextAction: { pt: 'Peça um valor dentro dos limites.', en: 'Ask for a value within the limits.' },
  },
} as const satisfies Reasons

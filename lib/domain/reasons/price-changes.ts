import type { Reasons } from './reason.ts'

export const PRICE_CHANGE_REASONS = {
  table_id_taken: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Identificador em uso', en: 'Id taken' },
    text: {
      pt: 'O identificador {id} já é de uma tabela.',
      en: 'The id {id} belongs to a table already.',
    },
    nextAction: { pt: 'Use outro identificador.', en: 'Use another id.' },
  },
  price_change_closed: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'A mudança não está mais neste ponto', en: 'The change has moved on' },
    text: {
      pt: 'Esta mudança já foi enviada, decidida ou retirada por alguém.',
      en: 'Somebody has already sent, decided or withdrawn this change.',
    },
    nextAction: { pt: 'Recarregue para ver como ela está.', en: 'Reload to see where it is.' },
  },
  price_change_reason_missing: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Falta o motivo da mudança', en: 'The reason of the change is missing' },
    text: {
      pt: 'Nenhuma mudança de preço é proposta sem motivo: quem aprova lê isto primeiro.',
      en: 'No change of a price is proposed without a reason: whoever approves reads it first.',
    },
    nextAction: { pt: 'Escreva o motivo da mudança.', en: 'Write the reason for the change.' },
  },
  price_change_stale: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'A tabela mudou depois deste rascunho', en: 'The table changed after this draft' },
    text: {
      pt: 'A tabela não está mais como quando a mudança começou; aprová-la desfaria, sem aviso, o que veio depois.',
      en: 'The table is no longer as it was when the change was begun; approving it would silently undo what came after.',
    },
    nextAction: {
      pt: 'Recarregue para ver o que mudou e por quem; o autor pode refazer a mudança sobre a tabela de hoje.',
      en: 'Reload to see what moved and by whom; its author can redo the change on the table as it is today.',
    },
  },
  price_change_unchanged: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Nada mudou', en: 'Nothing changed' },
    text: {
      pt: 'O rascunho diz o mesmo que a versão em uso.',
      en: 'The draft says the same as the present version.',
    },
    nextAction: {
      pt: 'Mude algum campo, ou retire o rascunho.',
      en: 'Change a field, or withdraw the draft.',
    },
  },
  table_value_out_of_range: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Valor fora dos limites', en: 'Value out of range' },
    text: {
      pt: 'Este valor não é aceito: a taxa fica entre 0 e 100% ao mês, percentuais abaixo de 100%, prazos de 1 a 480.',
      en: 'This value is not accepted: the rate is between 0 and 100% a month, percentages below 100%, terms from 1 to 480.',
    },
    nextAction: { pt: 'Corrija o valor.', en: 'Correct the value.' },
  },
  price_above_ceiling: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Acima do teto', en: 'Above the ceiling' },
    text: {
      pt: 'A taxa passa do teto de {ceiling} ao mês deste produto nesta instituição.',
      en: 'The rate is above the ceiling of {ceiling} a month of this product at this institution.',
    },
    nextAction: {
      pt: 'Reduza a taxa, ou proponha outro teto.',
      en: 'Lower the rate, or propose another ceiling.',
    },
  },
  price_ceiling_too_low: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Há preços acima deste teto', en: 'There are prices above this ceiling' },
    text: {
      pt: 'A tabela {table} cobra {rate} ao mês: o teto não pode ficar abaixo de um preço em uso ou já marcado.',
      en: 'The table {table} charges {rate} a month: a ceiling cannot be below a price in use or scheduled.',
    },
    nextAction: {
      pt: 'Reduza primeiro o preço dessa tabela, ou desative-a.',
      en: 'Lower the price of that table first, or deactivate it.',
    },
  },
  price_ceiling_waiting: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Já há um teto proposto', en: 'A ceiling is proposed already' },
    text: {
      pt: 'Um teto deste produto nesta instituição já aguarda decisão.',
      en: 'A ceiling of this product at this institution awaits a decision already.',
    },
    nextAction: { pt: 'Decida sobre ele primeiro.', en: 'Decide on it first.' },
  },
  price_ceiling_closed: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'O teto não aguarda mais decisão', en: 'The ceiling no longer awaits a decision' },
    text: {
      pt: 'Alguém já decidiu sobre este teto ou o retirou.',
      en: 'Somebody has decided on this ceiling or withdrawn it.',
    },
    nextAction: { pt: 'Recarregue para ver como ele está.', en: 'Reload to see where it is.' },
  },
  start_date_past: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Data que já chegou', en: 'A day that has come' },
    text: {
      pt: 'A vigência começa a partir de amanhã; sem data, vale já na aprovação.',
      en: 'It can start from tomorrow on; without a day it holds from the approval.',
    },
    nextAction: {
      pt: 'Informe uma data futura, ou deixe em branco.',
      en: 'Give a day to come, or leave it empty.',
    },
  },
  what_if_needed: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Falta o efeito da mudança', en: 'The effect is not computed yet' },
    text: {
      pt: 'Antes de propor, calcule o efeito da mudança nas simulações dos últimos 30 dias.',
      en: 'Before proposing, compute the effect of the change on the simulations of the last 30 days.',
    },
    nextAction: {
      pt: 'Use “Calcular efeito” e espere o resultado.',
      en: 'Use “Compute the effect” and wait for the result.',
    },
  },
  insurance_not_optional: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Seguro faz parte da tabela', en: 'Insurance is part of the table' },
    text: {
      pt: 'Esta tabela não é oferecida sem o seguro.',
      en: 'This table is not offered without its insurance.',
    },
    nextAction: {
      pt: 'Simule com uma tabela cujo insurance.optional seja true, ou sem isInsured: false.',
      en: 'Simulate on a table whose insurance.optional is true, or without isInsured: false.',
    },
  },
} as const satisfies Reasons

import type { Reasons } from './reason.ts'

export const REVIEW_REASONS = {
  review_required: {
    kind: 'notice',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Análise pedida pelas regras', en: 'Review asked for by the rules' },
    text: {
      pt: 'As regras da organização pedem que um gestor aprove antes de a instituição seguir.',
      en: 'The organization’s rules ask for a manager’s approval before the institution goes on.',
    },
    nextAction: { pt: 'Um gestor precisa decidir.', en: 'A manager needs to decide.' },
  },
  review_returned: {
    kind: 'notice',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'De volta à análise', en: 'Back in review' },
    text: {
      pt: 'O que o gestor pediu foi enviado, e a proposta voltou para a análise.',
      en: 'What the manager asked for was sent, and the proposal is back in review.',
    },
    nextAction: { pt: 'Um gestor precisa decidir.', en: 'A manager needs to decide.' },
  },
  review_sent_back: {
    kind: 'refusal',
    retryable: true,
    whoActs: 'agent',
    title: { pt: 'Devolvida pelo gestor', en: 'Sent back by the manager' },
    text: { pt: 'Um gestor pediu uma correção: {text}', en: 'A manager asked for a correction: {text}' },
    nextAction: {
      pt: 'Envie o que foi pedido; a proposta volta sozinha para o gestor.',
      en: 'Send what was asked for; the proposal goes back to the manager by itself.',
    },
  },
  review_already_decided: {
    kind: 'notice',
    retryable: false,
    whoActs: 'institution',
    title: { pt: 'Já aprovada por um gestor', en: 'Already approved by a manager' },
    text: {
      pt: 'A instituição pediu uma análise manual; a aprovação do gestor foi informada a ela.',
      en: 'The institution asked for a manual review; it was notified of the manager’s approval.',
    },
    nextAction: { pt: 'Acompanhe a proposta.', en: 'Follow the proposal.' },
  },
  review_amount: {
    kind: 'notice',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Valor alto', en: 'High amount' },
    text: {
      pt: 'O valor de emissão, {amountCents}, alcança o limite de {limitCents}.',
      en: 'The issue amount, {amountCents}, reaches the limit of {limitCents}.',
    },
    nextAction: { pt: 'Confira a simulação e a renda.', en: 'Check the simulation and the income.' },
  },
  review_pep: {
    kind: 'notice',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Pessoa exposta politicamente (PEP)', en: 'Politically exposed person (PEP)' },
    text: {
      pt: 'O cliente declarou ser pessoa exposta politicamente (Circular BCB 3.978/2020).',
      en: 'The customer declared to be a politically exposed person (Circular BCB 3.978/2020).',
    },
    nextAction: {
      pt: 'Confira a origem da renda e registre a decisão.',
      en: 'Check where the income comes from and record the decision.',
    },
  },
  review_age_under: {
    kind: 'notice',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Idade baixa', en: 'Low age' },
    text: {
      pt: 'O cliente tem {age} anos; a regra pede análise abaixo de {limit}.',
      en: 'The customer is {age}; the rule asks for a review under {limit}.',
    },
    nextAction: { pt: 'Confira o documento.', en: 'Check the document.' },
  },
  review_age_from: {
    kind: 'notice',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Idade alta', en: 'High age' },
    text: {
      pt: 'O cliente tem {age} anos; a regra pede análise a partir de {limit}.',
      en: 'The customer is {age}; the rule asks for a review from {limit} on.',
    },
    nextAction: {
      pt: 'Confirme com o cliente que ele entendeu o contrato.',
      en: 'Confirm with the customer that they understood the contract.',
    },
  },
  review_repeated_contact: {
    kind: 'notice',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Contato repetido', en: 'Repeated contact' },
    text: {
      pt: 'O mesmo contato ({contact}) está em propostas de {otherCustomers} outros CPFs nos últimos {withinDays} dias; a regra pede análise a partir de {limit}.',
      en: 'The same contact ({contact}) is on proposals of {otherCustomers} other CPFs in the last {withinDays} days; the rule asks for a review from {limit} on.',
    },
    nextAction: { pt: 'Confirme de quem é o contato.', en: 'Confirm whose contact it is.' },
  },
  review_document_mismatch: {
    kind: 'notice',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Dados divergentes', en: 'Data differ' },
    text: {
      pt: 'O que difere: {difference}. Comparado com {origin} do mesmo CPF.',
      en: 'What differs: {difference}. Compared with {origin} of the same CPF.',
    },
    nextAction: { pt: 'Confira com o documento do cliente.', en: 'Check with the customer’s document.' },
  },
  review_rules_changed: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'As regras mudaram', en: 'The rules changed' },
    text: {
      pt: 'Outra pessoa salvou uma versão nova das regras enquanto você trabalhava.',
      en: 'Somebody else saved a new version of the rules while you were working.',
    },
    nextAction: { pt: 'Veja a versão nova e mude de novo.', en: 'See the new version and change it again.' },
  },
  review_rules_waiting: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Outra mudança aguarda decisão', en: 'Another change awaits a decision' },
    text: {
      pt: 'Só uma mudança das regras aguarda decisão por vez.',
      en: 'Only one change of the rules waits at a time.',
    },
    nextAction: {
      pt: 'Espere a decisão, ou peça a quem propôs que retire.',
      en: 'Wait for the decision, or ask its author to withdraw it.',
    },
  },
  review_rules_decided: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Mudança já decidida', en: 'Change decided already' },
    text: {
      pt: 'Esta mudança das regras já foi decidida ou retirada.',
      en: 'This change of the rules has been decided or withdrawn.',
    },
    nextAction: { pt: 'Veja as regras em vigor.', en: 'See the rules in force.' },
  },
  review_decided: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Outro gestor já decidiu', en: 'Another manager has decided already' },
    text: {
      pt: '{name} {what} esta proposta em {at}.',
      en: '{name} {what} this proposal on {at}.',
    },
    nextAction: {
      pt: 'Sua decisão não foi registrada. Siga para a próxima.',
      en: 'Your decision was not recorded. Go on with the next one.',
    },
  },
  review_claimed: {
    kind: 'conflict',
    retryable: true,
    whoActs: 'agent',
    title: { pt: 'Outro gestor assumiu este caso', en: 'Another manager has claimed this case' },
    text: { pt: '{name} está com este caso até {until}.', en: '{name} has this case until {until}.' },
    nextAction: {
      pt: 'Espere a devolução, ou siga para o próximo.',
      en: 'Wait until it is given back, or go on with the next one.',
    },
  },
  review_item_missing: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Nada a corrigir', en: 'Nothing to fix' },
    text: {
      pt: 'Para devolver uma proposta é preciso pedir documentos ou uma nova conta.',
      en: 'To send a proposal back, ask for documents or for another account.',
    },
    nextAction: { pt: 'Escolha o que o agente deve enviar.', en: 'Choose what the agent must send.' },
  },
} as const satisfies Reasons

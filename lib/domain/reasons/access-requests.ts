import type { Reasons } from './reason.ts'

export const ACCESS_REQUEST_REASONS = {
  second_manager_needed: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Precisa de dois gestores', en: 'It takes two managers' },
    text: {
      pt: 'O acesso à conta de um gestor é aprovado por um segundo gestor.',
      en: 'Access to a manager’s account is approved by a second manager.',
    },
    nextAction: { pt: 'Recarregue a página e faça o pedido.', en: 'Reload the page and make the request.' },
  },
  access_request_waiting: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Já há um pedido aguardando decisão', en: 'A request waits already' },
    text: {
      pt: 'Um pedido de acesso para esta pessoa já aguarda a decisão de outro gestor.',
      en: 'A request for access for this person awaits the decision of another manager already.',
    },
    nextAction: {
      pt: 'Espere a decisão, ou peça a quem fez o pedido que o retire.',
      en: 'Wait for the decision, or ask whoever made the request to withdraw it.',
    },
  },
  access_request_closed: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'O pedido não aguarda mais decisão', en: 'The request no longer awaits a decision' },
    text: {
      pt: 'Alguém já decidiu sobre este pedido, ele foi retirado ou venceu.',
      en: 'Somebody has decided on this request, it was withdrawn or it has expired.',
    },
    nextAction: { pt: 'Recarregue para ver como ele está.', en: 'Reload to see where it is.' },
  },
  access_request_stale: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'O acesso da pessoa mudou', en: 'The person’s access has changed' },
    text: {
      pt: 'O acesso desta pessoa mudou depois do pedido: ele não vale mais como foi feito.',
      en: 'The access of this person changed after the request: it no longer fits as it was made.',
    },
    nextAction: {
      pt: 'Recuse ou retire o pedido, confira a pessoa e peça de novo.',
      en: 'Refuse or withdraw the request, check the person and ask again.',
    },
  },
} as const satisfies Reasons

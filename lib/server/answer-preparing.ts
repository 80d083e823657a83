import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerWaiting, type WaitingReason } from './answer-waiting.ts'

const PREPARING: WaitingReason = {
  againAfterSeconds: 3,
  texts: {
    'pt-BR': {
      title: 'As telas estão sendo preparadas',
      text: 'Na primeira vez isto leva menos de um minuto. Esta página se recarrega sozinha; a API já atende.',
    },
    en: {
      title: 'The screens are being prepared',
      text: 'The first time, this takes less than a minute. This page reloads by itself; the API answers already.',
    },
  },
}

export const answerPreparing = (incoming: IncomingMessage, outgoing: ServerResponse): void =>
  answerWaiting(incoming, outgoing, PREPARING)

import type { Bilingual } from '#components/language/texts.ts'
import { texts } from '#components/language/texts.ts'
import type { Tone } from '#components/ui/tone.ts'
import type { Exchange } from '#lib/client/institution-exchanges.ts'
import type { ExchangeOperation, ExchangeOutcome } from '#lib/domain/institutions/exchange.ts'
import { OPERATION_NAMES } from './health-display.ts'

export const OUTCOME_NAMES = texts({
  answered: ['Respondida', 'Answered'],
  refused: ['Recusada', 'Refused'],
  failed: ['Sem sucesso', 'Failed'],
}) satisfies Record<ExchangeOutcome, unknown>

export const OUTCOME_TONES: Readonly<Record<ExchangeOutcome, Tone>> = {
  answered: 'positive',
  refused: 'warning',
  failed: 'danger',
}

const NAMES: Readonly<Record<ExchangeOperation, Bilingual>> = {
  ...OPERATION_NAMES,
  register_receiver: ['Cadastrar o nosso receptor', 'Register our receiver'],
}

const OTHER: Bilingual = ['Outra chamada', 'Other call']

export const operationName = ({ operation }: Pick<Exchange, 'operation'>): Bilingual =>
  operation === null ? OTHER : NAMES[operation]

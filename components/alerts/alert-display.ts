import { texts } from '#components/language/texts.ts'
import type { AlertMessageKind } from '#lib/domain/alerts/alert-channel.ts'
import type { AlertUnit } from '#lib/domain/alerts/alert-kinds.ts'

export const UNIT_NAMES = texts({
  minutes: ['minutos', 'minutes'],
  seconds: ['segundos', 'seconds'],
  percent: ['%', 'percent (%)'],
  refusals: ['recusas', 'refusals'],
  times: ['vezes', 'times'],
} satisfies Record<AlertUnit, readonly [string, string]>)

export const MESSAGE_NAMES = texts({
  opened: ['Abertura', 'Opening'],
  repeated: ['Lembrete', 'Reminder'],
  closed: ['Encerramento', 'Closing'],
  test: ['Teste', 'Test'],
} satisfies Record<AlertMessageKind, readonly [string, string]>)

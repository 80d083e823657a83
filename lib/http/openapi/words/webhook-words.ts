/** Names of registrations, deliveries and events. */
export const WEBHOOK_WORDS: Readonly<Record<string, string>> = {
  registeredAt: 'Quando foi cadastrado pela última vez.',
  failingSince: 'Desde quando falha sem parar; null quando funciona.',
  disabledAt: 'Quando foi desativado; null quando está ativo.',
  attempts: 'Quantas tentativas houve.',
  nextAttemptAt: 'Quando será a próxima tentativa; null quando não há.',
  deliveredAt: 'Quando o receptor confirmou; null antes disso.',
  durationMs: 'Quanto durou, em milissegundos.',
  ok: 'Se o receptor respondeu 2xx.',
  requestHeaders: 'Os cabeçalhos enviados.',
  headers: 'Os cabeçalhos.',
  body: 'O corpo.',
  hasMore: 'Se há mais eventos depois destes.',
  timestamp: 'Quando foi enviado, RFC 3339 em UTC.',
  errorMessage: 'O motivo, em palavras, em português.',
}

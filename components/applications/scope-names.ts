import type { Bilingual } from '#components/language/texts.ts'
import type { Scope } from '#lib/domain/access/permissions.ts'

export const SCOPE_NAMES: Readonly<Record<Scope, Bilingual>> = {
  fgts: ['FGTS: saldos, simulações e propostas', 'FGTS: balances, simulations and proposals'],
  clt: ['CLT: termos, margens e operações', 'CLT: terms, margins and operations'],
  webhooks: ['Webhooks: cadastrar onde receber eventos', 'Webhooks: register where to receive events'],
  read: ['Só leitura de tudo', 'Read everything, change nothing'],
}

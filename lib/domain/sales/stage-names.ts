import { type Language, type Text, textIn } from '#lib/domain/language.ts'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts.ts'
import type { FunnelStep } from './funnel.ts'
import type { Stage } from './sales-view.ts'

const STEP_NAMES: Readonly<Record<FunnelStep, Text>> = {
  asked: { pt: 'Saldo consultado', en: 'Balance asked for' },
  balance: { pt: 'Com saldo', en: 'Has a balance' },
  term: { pt: 'Termo criado', en: 'Term created' },
  consent: { pt: 'Termo aceito', en: 'Term accepted' },
  margin: { pt: 'Com margem', en: 'Has a margin' },
  simulation: { pt: 'Simulou', en: 'Simulated' },
  proposal: { pt: 'Proposta', en: 'Proposal' },
  operation: { pt: 'Operação', en: 'Operation' },
  signed: { pt: 'Assinou', en: 'Signed' },
  paid: { pt: 'Pago', en: 'Paid' },
}

const CONSULT_NAMES: Readonly<Record<Extract<Stage, { kind: 'consult' }>['status'], Text>> = {
  WAITING_CONSENT: { pt: 'Aguardando aceite do termo', en: 'Waiting for the consent' },
  WAITING_CONSULT: { pt: 'Consultando vínculo', en: 'Checking employment' },
  WAITING_CREDIT_ANALYSIS: { pt: 'Análise de crédito da consulta', en: 'Credit analysis of the query' },
  SUCCESS: { pt: 'Margem disponível', en: 'Margin available' },
  REJECTED: { pt: 'Recusada', en: 'Rejected' },
  FAILED: { pt: 'Sem resultado', en: 'No result' },
}

const BALANCE_NAME: Text = { pt: 'Consulta de saldo', en: 'Balance query' }

export const stepName = (step: FunnelStep, language: Language): string => textIn(STEP_NAMES[step], language)

export const stageName = (stage: Stage, language: Language): string => {
  if (stage.kind === 'balance') return textIn(BALANCE_NAME, language)
  return textIn(
    stage.kind === 'consult' ? CONSULT_NAMES[stage.status] : STATUS_TEXTS[stage.status].label,
    language,
  )
}

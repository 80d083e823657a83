import type { Bilingual } from '#components/language/texts.ts'

/** Menu names exactly as in Caixa's FGTS app. */
export const FGTS_APP = {
  more: 'Mais',
  mode: 'Sistemática de saque do seu FGTS',
  anniversary: 'Saque-aniversário',
  optIn: 'Optar pelo saque-aniversário',
  authorization: 'Autorização de consulta às informações do FGTS',
  loans: 'Empréstimo saque-aniversário',
  add: 'Adicionar instituição +',
} as const

const OPT_IN: readonly Bilingual[] = [
  [
    `No app FGTS, toque em “${FGTS_APP.more}” e em “${FGTS_APP.mode}”.`,
    `In the FGTS app tap “${FGTS_APP.more}” and then “${FGTS_APP.mode}”.`,
  ],
  [
    `Escolha “${FGTS_APP.anniversary}” e toque em “${FGTS_APP.optIn}”.`,
    `Choose “${FGTS_APP.anniversary}” and tap “${FGTS_APP.optIn}”.`,
  ],
]

const authorize = (name: string): readonly Bilingual[] => [
  [
    `No app FGTS, toque em “${FGTS_APP.more}” e em “${FGTS_APP.authorization}”.`,
    `In the FGTS app tap “${FGTS_APP.more}” and then “${FGTS_APP.authorization}”.`,
  ],
  [
    `Em “${FGTS_APP.loans}”, toque em “${FGTS_APP.add}” e escolha ${name}.`,
    `Under “${FGTS_APP.loans}” tap “${FGTS_APP.add}” and choose ${name}.`,
  ],
  ['Depois consulte de novo.', 'Then query again.'],
]

export const fgtsAppSteps = (code: string | null, institution: string): readonly Bilingual[] | undefined => {
  if (code === 'inexistent_anniversary_membership') return OPT_IN
  return code === 'unauthorized_institution' ? authorize(institution) : undefined
}

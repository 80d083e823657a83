import {
  type AcceptedContract,
  mayGiveBack,
  readAndAgreed,
  SIGNED_ELECTRONICALLY,
} from './acceptance-text.ts'

/** Version of the wording; it must change whenever the text below changes. */
export const FGTS_ACCEPTANCE_VERSION = 'fgts-2026-11.2'

export type FgtsAcceptance = AcceptedContract & { availableBalance: string; totalBalance: string }

/** Returns the accepted text; its SHA-256 is kept with the signature (Lei 8.036/1990 art. 20-D § 3). */
export const fgtsAcceptanceText = (figures: FgtsAcceptance): string =>
  [
    readAndAgreed(figures),
    `Entendi que receberei ${figures.availableBalance}, que o total de ${figures.totalBalance} dos meus saques-aniversário do FGTS será cedido em garantia e repassado à instituição nas datas de vencimento, e que o Custo Efetivo Total é de ${figures.annualCet} ao ano.`,
    'Autorizo o bloqueio do saldo correspondente na minha conta do FGTS junto à Caixa Econômica Federal até a quitação.',
    SIGNED_ELECTRONICALLY,
    mayGiveBack(figures),
  ].join('\n\n')

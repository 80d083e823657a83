import { texts } from '#components/language/texts.ts'

export const TICK_TEXTS = texts({
  contract: [
    'Para assinar, marque que leu e aceita o texto acima.',
    'To sign, tick that you have read and accept the text above.',
  ],
  insurance: [
    'Para assinar com o seguro, marque que quer contratá-lo; para não ter o seguro, peça um contrato sem ele a quem atendeu você.',
    'To sign with the insurance, tick that you want it; to have none, ask whoever served you for a contract without it.',
  ],
  term: [
    'Para autorizar, marque que leu e aceita o texto acima.',
    'To authorize, tick that you have read and accept the text above.',
  ],
})

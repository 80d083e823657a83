import { texts } from '#components/language/texts.ts'

/** What is said at the box of an acceptance that was not ticked. */
export const TICK_TEXTS = texts({
  contract: [
    'Para assinar, marque que leu e aceita o texto acima.',
    'To sign, tick that you have read and accept the text above.',
  ],
  term: [
    'Para autorizar, marque que leu e aceita o texto acima.',
    'To authorize, tick that you have read and accept the text above.',
  ],
})

import { texts } from '#components/language/texts.ts'

export const MENU_TEXTS = texts({
  pending: ['a corrigir', 'to fix'],
  openAlerts: ['em aberto', 'open'],
  inReview: ['a decidir', 'to decide'],
  priceChanges: ['a aprovar', 'to approve'],
  ruleChanges: ['a aprovar', 'to approve'],
  accessRequests: ['a aprovar', 'to approve'],
})

import { isUuid } from '#lib/domain/uuid'

const MOST_IDS = 12

/**
 * The query ids of an address (`q=id,id`), which contain no personal data: reload, back and a second window
 * show the same.
 */
export const queryIdsOf = (parameter: string | null): string[] =>
  [...new Set((parameter ?? '').split(','))].filter(isUuid).slice(0, MOST_IDS)

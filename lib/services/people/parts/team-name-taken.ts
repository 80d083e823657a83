import { DomainError } from '#lib/domain/errors'
import { reasonTexts } from '#lib/domain/reasons/reason-texts'
import type { Context } from '#lib/services/context'

/** The refusal of a team's name that another team has, at its field. */
export const teamNameTaken = ({ language }: Context, name: string): DomainError => {
  const code = 'name_taken'
  const { text: message } = reasonTexts(code, language, { name })
  return new DomainError(code, { name }, [{ pointer: '/name', code, message }])
}

import { getEnv } from '#lib/config/env'
import { apiDocument } from './api-document.ts'

let document: object | undefined

/** The OpenAPI document of this installation, built once a process. */
export const describeApi = async (): Promise<object> => {
  document ??= apiDocument(getEnv().ORIGIN)
  return document
}

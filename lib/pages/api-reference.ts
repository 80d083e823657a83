import { getEnv } from '#lib/config/env.ts'
import { describeApi } from '#lib/http/describe-api.ts'
import type { ApiDocument } from '#lib/reference/api-document.ts'
import { type Operation, operationsOf } from '#lib/reference/operation.ts'
import type { SampleCredentials } from '#lib/reference/samples/sample-call.ts'

type Reference = Pick<ApiDocument, 'info' | 'tags'> & { operations: readonly Operation[] }

let reference: Promise<Reference> | undefined

export const apiReference = (): Promise<Reference> => {
  reference ??= describeApi().then((described) => {
    const document = described as ApiDocument
    return { info: document.info, tags: document.tags, operations: operationsOf(document) }
  })
  return reference
}

export const apiBase = (): string => `${getEnv().ORIGIN}/api`

export const demoCredentials = (): SampleCredentials | undefined =>
  getEnv().EMBEDDED ? { clientId: 'demo-app', clientSecret: 'demo-app-secret' } : undefined

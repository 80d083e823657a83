import { localizedTexts, texts } from '#components/language/texts.ts'
import type { Answer } from '#lib/client/answer.ts'
import { runAction } from '#lib/client/run-action.ts'
import type { TestEndpoint } from '#lib/client/webhooks.ts'
import type { Language } from '#lib/domain/language.ts'

const TEXTS = texts({
  answered: (ms: number) => [`Respondeu em ${ms} ms`, `It answered in ${ms} ms`],
  failed: (cause: string) => [`O teste falhou: ${cause}`, `The test failed: ${cause}`],
})

export type EndpointTest = { test: TestEndpoint; language: Language }

export const runEndpointTest = async (
  id: string,
  { test, language }: EndpointTest,
): Promise<Answer<string>> => {
  const answer = await runAction(test, { id })
  if (!answer.ok) return answer
  const t = localizedTexts(TEXTS, language)
  const { ok, durationMs, cause } = answer.data
  return { ok: true, data: ok ? t.answered(durationMs) : t.failed(cause ?? '') }
}

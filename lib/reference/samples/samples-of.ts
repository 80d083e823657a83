import type { Operation } from '#lib/reference/operation.ts'
import { curlSample } from './curl-sample.ts'
import { phpSample } from './php-sample.ts'
import { pythonSample } from './python-sample.ts'
import { receiverSamples } from './receiver-samples.ts'
import { type SampleOptions, sampleCallOf, urlOf } from './sample-call.ts'
import type { SampleTexts } from './sample-language.ts'
import { signedSamples } from './signed-samples.ts'
import { typescriptSample } from './typescript-sample.ts'

export const samplesOf = (operation: Operation, options: SampleOptions): SampleTexts => {
  const example = operation.body?.media[0]?.example
  if (operation.kind === 'event') return receiverSamples({ type: operation.path, example })
  const call = sampleCallOf(operation, options)
  if (operation.authorization === 'signature') return signedSamples({ url: urlOf(call), message: example })
  return {
    curl: curlSample(call),
    typescript: typescriptSample(call),
    python: pythonSample(call),
    php: phpSample(call),
  }
}

import { cookies } from 'next/headers'
import {
  readSampleLanguage,
  SAMPLE_LANGUAGE_COOKIE,
  type SampleLanguage,
} from '#lib/reference/samples/sample-language.ts'

export const chosenSampleLanguage = async (): Promise<SampleLanguage> =>
  readSampleLanguage((await cookies()).get(SAMPLE_LANGUAGE_COOKIE)?.value)

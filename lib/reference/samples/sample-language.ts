export const SAMPLE_LANGUAGES = ['curl', 'typescript', 'python', 'php'] as const

export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]

export type SampleTexts = Readonly<Record<SampleLanguage, string>>

export const SAMPLE_LANGUAGE_COOKIE = 'sample-language'

export const readSampleLanguage = (stored: string | undefined): SampleLanguage =>
  SAMPLE_LANGUAGES.find((language) => language === stored) ?? 'curl'

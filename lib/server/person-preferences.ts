import type { IncomingMessage } from 'node:http'
import { LANGUAGE_COOKIE, type Language, readLanguage } from '#lib/domain/language.ts'
import { readTheme, THEME_COOKIE, type Theme } from '#lib/domain/theme.ts'
import { languageOf } from '#lib/http/request-frame.ts'

export type PersonPreferences = { language: Language; theme: Theme }

export const preferencesOf = ({ headers }: Pick<IncomingMessage, 'headers'>): PersonPreferences => {
  const language = cookieOf(headers.cookie, LANGUAGE_COOKIE)
  return {
    language:
      language === undefined ? languageOf(headers['accept-language'] ?? null) : readLanguage(language),
    theme: readTheme(cookieOf(headers.cookie, THEME_COOKIE)),
  }
}

const cookieOf = (header = '', name: string): string | undefined =>
  header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)

'use client'
import type { ReactNode } from 'react'
import type { Language } from '#lib/domain/language.ts'
import { LanguageContext } from './language-of-browser.ts'

export const LanguageProvider = ({ language, children }: { language: Language; children: ReactNode }) => (
  <LanguageContext value={language}>{children}</LanguageContext>
)

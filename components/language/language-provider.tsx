'use client'
import type { ReactNode } from 'react'
import type { Language } from '#lib/domain/language'
import { LanguageContext } from './language-of-browser.ts'

/** Gives every component of the browser its language. */
export const LanguageProvider = ({ language, children }: { language: Language; children: ReactNode }) => (
  <LanguageContext value={language}>{children}</LanguageContext>
)

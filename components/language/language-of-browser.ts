'use client'
import { createContext, useContext } from 'react'
import type { Language } from '#lib/domain/language'

/** The language of the screens; set by `LanguageProvider`. */
export const LanguageContext = createContext<Language>('pt-BR')

/** The language of the screen this component is part of. */
export const useLanguage = (): Language => useContext(LanguageContext)

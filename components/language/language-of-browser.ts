'use client'
import { createContext, useContext } from 'react'
import type { Language } from '#lib/domain/language.ts'

export const LanguageContext = createContext<Language>('pt-BR')

export const useLanguage = (): Language => useContext(LanguageContext)

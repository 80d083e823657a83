'use client'
import { createContext, type ReactNode } from 'react'
import type { ReasonWords } from './say-reasons.ts'

type Known = Readonly<Record<string, ReasonWords>>

/** The words the server sent along; set by `LocalizedReasons`. */
export const ReasonsContext = createContext<Known>({})

/** Gives the components of a page the words of reasons. */
export const ReasonsProvider = ({ reasons, children }: { reasons: Known; children: ReactNode }) => (
  <ReasonsContext value={reasons}>{children}</ReasonsContext>
)

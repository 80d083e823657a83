'use client'
import { createContext, type ReactNode } from 'react'
import type { ReasonWords } from './say-reasons.ts'

type Known = Readonly<Record<string, ReasonWords>>

export const ReasonsContext = createContext<Known>({})

export const ReasonsProvider = ({ reasons, children }: { reasons: Known; children: ReactNode }) => (
  <ReasonsContext value={reasons}>{children}</ReasonsContext>
)

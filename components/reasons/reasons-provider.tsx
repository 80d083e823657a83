'use client'
import { createContext, type ReactNode } from 'react'
import type { ReasonWords } from './say-reasons.ts'

type ReasonsByCode = Readonly<Record<string, ReasonWords>>

export const ReasonsContext = createContext<ReasonsByCode>({})

export const ReasonsProvider = ({ reasons, children }: { reasons: ReasonsByCode; children: ReactNode }) => (
  <ReasonsContext value={reasons}>{children}</ReasonsContext>
)

'use client'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import type { DraftValues } from './draft-values.ts'

export const useDraftError =
  ({ formState: { errors } }: UseFormReturn<DraftValues>) =>
  (field: keyof DraftValues | 'fee' | 'insurance' | 'iofRates'): string | undefined => {
    const fieldError = (errors as FieldErrors<Record<string, string>>)[field]
    return typeof fieldError?.message === 'string' ? fieldError.message : undefined
  }

import { useQuery } from '@tanstack/react-query'
import type { listInstitutionSignalsContract } from '#lib/contracts/institutions/signals.ts'
import type { InstitutionSignal } from '#lib/domain/institutions/institution-signal.ts'
import { callApi } from './call-api.ts'

/** Agents receive no live changes of institutions, so the signals are polled. */
const FRESH_MS = 15_000

export type SignalledInstitution = { code: string; signal: InstitutionSignal | null }

export const useInstitutionSignals = <Row extends SignalledInstitution>(
  institutions: readonly Row[],
): readonly Row[] => {
  const { data } = useQuery({
    queryKey: ['institution-signals'] as const,
    queryFn: ({ signal }) =>
      callApi<typeof listInstitutionSignalsContract>('/panel/institutions/signals', {}, { signal }),
    initialData: institutions.map(({ code, signal }) => ({ code, signal })),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  })
  // Another page may have cached the institutions of its product only.
  return institutions.map((institution) => ({
    ...institution,
    ...data.find(({ code }) => code === institution.code),
  }))
}

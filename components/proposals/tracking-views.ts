import { type Bilingual, said } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language'

const OPEN = 'pending,manual_analysis,awaiting_call,formalization,generating_ccb,analysis,processing'

const VIEWS: readonly { label: Bilingual; query: string }[] = [
  { label: ['Todas', 'All'], query: '' },
  { label: ['Pendentes', 'Pending'], query: 'status=pending&sort=updated&order=asc' },
  { label: ['Para pagar hoje', 'To be paid today'], query: 'status=processing&sort=updated&order=asc' },
  // Three days without a change, for what is not over: the oldest first.
  { label: ['Paradas', 'Stuck'], query: `status=${OPEN}&updated_to=-3d&sort=updated&order=asc` },
]

/** The views of the tracking list that everybody has. */
export const trackingViews = (language: Language) =>
  VIEWS.map(({ label, query }) => ({ label: said(label, language), query }))

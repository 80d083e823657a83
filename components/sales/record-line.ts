import { localizedTexts, texts } from '#components/language/texts.ts'
import type { SalesRecords } from '#lib/contracts/sales/records.ts'
import { lastStepText } from '#lib/domain/customers/last-step-text.ts'
import type { Language } from '#lib/domain/language.ts'
import { stepName } from '#lib/domain/sales/stage-names.ts'

export type RecordLine = SalesRecords['data'][number]

const TEXTS = texts({ reached: ['Chegou até', 'Came to'] })

export const recordStateText = (record: RecordLine, language: Language): string =>
  record.reached === null
    ? lastStepText(record, language)
    : `${localizedTexts(TEXTS, language).reached} “${stepName(record.reached, language)}”`

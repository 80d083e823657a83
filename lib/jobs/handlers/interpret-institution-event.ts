import type { JobHandler } from '#lib/jobs/handler.ts'
import { systemContext } from '#lib/services/context.ts'
import { interpretInstitutionEvent } from '#lib/services/institution-reports/interpret-institution-event.ts'

export const interpretInstitutionEventHandler: JobHandler<'interpret_institution_event'> = async (
  payload,
  { at },
) => {
  const actor = {
    kind: 'system',
    id: 'interpret_institution_event',
    name: 'leitura de eventos',
  } as const
  await interpretInstitutionEvent(systemContext('', at, actor), payload)
}

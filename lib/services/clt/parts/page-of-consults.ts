import type { Connection } from '#db/client.ts'
import { listNamedPage } from '#db/named-page.ts'
import {
  type CltConsultFilter,
  type CltConsultListRow,
  countCltConsults,
  listCltConsults,
} from '#db/queries/clt/clt-consult-lists.ts'
import type { AgeOrder } from '#lib/domain/age-order.ts'
import { addDays, type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'
import { normalizeCpf } from '#lib/domain/documents/cpf.ts'
import { nameWords } from '#lib/domain/name-words.ts'
import { offsetOfPage, pageOfNamedRows, pageOfRows } from '#lib/domain/page-of-rows.ts'
import { decryptSearch } from '#lib/services/access/encrypt-search.ts'
import type { Context } from '#lib/services/context.ts'
import { requireKnownInstitution } from '#lib/services/institutions/shared/require-known-institution.ts'
import { cachedCount } from '#lib/services/kernel/cached-count.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'

export type CltConsultListRequest = {
  page: number
  limit: number
  cursor?: string | undefined
  /** CPF, or prefixes of words in the name. */
  search?: string | undefined
  searchToken?: string | undefined
  status?: readonly ConsultStatus[] | undefined
  provider?: string | undefined
  startDate?: Day | Date | undefined
  endDate?: Day | Date | undefined
  /** Lists only consent terms that expire within a day and margins that expire within three days. */
  expiring?: boolean | undefined
  order?: AgeOrder | undefined
}

export type ConsultPageOf<Row> = {
  rows: Row[]
  total: number
  totalIsExact: boolean
  page: number
  limit: number
  nextCursor: string | null
}

/** Returns only consults that the actor may see. @throws link_invalid, provider_not_supported */
export const pageOfConsults = async (
  tx: Connection,
  context: Context,
  request: CltConsultListRequest,
): Promise<ConsultPageOf<CltConsultListRow>> => {
  const { page, limit, cursor, order } = request
  const { organizationId } = context
  const offset = offsetOfPage(request)
  await requireKnownInstitution(tx, request.provider)
  const authors = await visibleAuthors(tx, context)
  const { nameWords, ...searchFilter } = searchFilterOf(searchOf(context, request))
  const filter = { ...filterOf(context, request), ...searchFilter, authors }
  if (nameWords) {
    const search = {
      table: 'clt_consults',
      organizationId,
      words: nameWords,
      authors,
      before: cursor,
      order,
    } as const
    const namedPage = await listNamedPage(
      tx,
      { ...search, limit: limit + 1, offset },
      {
        list: (ids, window) => listCltConsults(tx, { ...filter, ids }, { ...window, cursor, order }),
        count: (ids) => countCltConsults(tx, { ...filter, ids }, COUNT_CEILING + 1),
      },
    )
    return pageOfNamedRows({ ...namedPage, page, limit })
  }
  const [matches, count] = await Promise.all([
    listCltConsults(tx, filter, { limit: limit + 1, offset, cursor, order }),
    cachedCount({ list: 'consults', ...filter }, () => countCltConsults(tx, filter, COUNT_CEILING + 1)),
  ])
  return pageOfRows({ matches, count, page, limit })
}

const filterOf = (context: Context, request: CltConsultListRequest): CltConsultFilter => ({
  organizationId: context.organizationId,
  statuses: request.status,
  institutionCode: request.provider,
  startDate: request.startDate,
  endDate: request.endDate,
  ...(request.expiring && expiringOn(context.now)),
})

const HOUR_MS = 3_600_000

/** `startDate` bounds the scan: older consults have ended, as a term lasts 7 days and then a margin 30. */
const expiringOn = (now: Date): Partial<CltConsultFilter> => ({
  statuses: ['WAITING_CONSENT', 'SUCCESS'],
  startDate: addDays(dayInSaoPaulo(now), -40),
  expiring: {
    at: now,
    consentBefore: new Date(now.getTime() + 24 * HOUR_MS),
    marginBefore: new Date(now.getTime() + 72 * HOUR_MS),
  },
})

type SearchFilter = { documentNumber?: string; nameWords?: readonly string[] }

const searchFilterOf = (search: string | undefined): SearchFilter => {
  if (search === undefined || search === '') return {}
  const documentNumber = normalizeCpf(search)
  if (documentNumber) return { documentNumber }
  // A search without words (punctuation alone) finds nothing rather than everything.
  const words = nameWords(search)
  return { nameWords: words.length === 0 ? [search] : words.slice(0, 6) }
}

const searchOf = (context: Context, { search, searchToken }: CltConsultListRequest) =>
  searchToken === undefined ? search : decryptSearch(context, searchToken)

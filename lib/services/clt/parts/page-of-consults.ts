import type { Connection } from '#db/client'
import { pageOfNamed } from '#db/named-page'
import {
  type CltConsultFilter,
  type CltConsultListRow,
  countCltConsults,
  listCltConsults,
} from '#db/queries/clt-consult-lists'
import type { AgeOrder } from '#lib/domain/age-order'
import { addDays, type Day, dayInSaoPaulo } from '#lib/domain/calendar'
import type { ConsultStatus } from '#lib/domain/clt/consult-status'
import { COUNT_CEILING } from '#lib/domain/count-ceiling'
import { normalizeCpf } from '#lib/domain/documents/cpf'
import { offsetOfPage, pageOfNamedRows, pageOfRows } from '#lib/domain/page-of-rows'
import { nameWords } from '#lib/domain/proposals/name-words'
import { decryptSearch } from '#lib/services/access/encrypt-search'
import { countOnce } from '#lib/services/access/parts/count-once'
import { visibleAuthors } from '#lib/services/access/parts/visible-authors'
import type { Context } from '#lib/services/context'
import { requireKnownInstitution } from '#lib/services/institutions/parts/require-known-institution'

export type CltConsultListRequest = {
  page: number
  limit: number
  /** The id of the last consult already seen. */
  cursor?: string | undefined
  /** A CPF, or the beginnings of words of the name. */
  search?: string | undefined
  /** The same, encrypted, in its place. */
  searchToken?: string | undefined
  status?: readonly ConsultStatus[] | undefined
  provider?: string | undefined
  startDate?: Day | Date | undefined
  endDate?: Day | Date | undefined
  /** Only terms that run out within a day, and margins that do within three. */
  expiring?: boolean | undefined
  /** Newest first when left out. */
  order?: AgeOrder | undefined
}

/** A page of a list of consults. */
export type ConsultPageOf<Row> = {
  rows: Row[]
  total: number
  totalIsExact: boolean
  page: number
  limit: number
  nextCursor: string | null
}

/**
 * A page of the consults that the actor sees, newest first unless asked otherwise.
 * @throws link_invalid, provider_not_supported
 */
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
  const { nameWords, ...searched } = searchedConsults(searchOf(context, request))
  const filter = { ...filterOf(context, request), ...searched, authors }
  if (nameWords) {
    const asked = {
      table: 'clt_consults',
      organizationId,
      words: nameWords,
      authors,
      before: cursor,
      order,
    } as const
    const named = await pageOfNamed(
      tx,
      { ...asked, limit: limit + 1, offset },
      {
        list: (ids, window) => listCltConsults(tx, { ...filter, ids }, { ...window, seen: cursor, order }),
        count: (ids) => countCltConsults(tx, { ...filter, ids }, COUNT_CEILING + 1),
      },
    )
    return pageOfNamedRows({ ...named, page, limit })
  }
  const [found, counted] = await Promise.all([
    listCltConsults(tx, filter, { limit: limit + 1, offset, seen: cursor, order }),
    countOnce({ list: 'consults', ...filter }, () => countCltConsults(tx, filter, COUNT_CEILING + 1)),
  ])
  return pageOfRows({ found, counted, page, limit })
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

/** Nothing made longer ago than a term and a margin live can be open: the index need not look there. */
const expiringOn = (now: Date): Partial<CltConsultFilter> => ({
  statuses: ['WAITING_CONSENT', 'SUCCESS'],
  startDate: addDays(dayInSaoPaulo(now), -40),
  expiring: {
    at: now,
    consentBefore: new Date(now.getTime() + 24 * HOUR_MS),
    marginBefore: new Date(now.getTime() + 72 * HOUR_MS),
  },
})

type Searched = { documentNumber?: string; nameWords?: readonly string[] }

const searchedConsults = (search: string | undefined): Searched => {
  if (search === undefined || search === '') return {}
  const documentNumber = normalizeCpf(search)
  if (documentNumber) return { documentNumber }
  // Nothing to compare with (punctuation alone) finds nothing rather than everything.
  const words = nameWords(search)
  return { nameWords: words.length === 0 ? [search] : words.slice(0, 6) }
}

const searchOf = (context: Context, { search, searchToken }: CltConsultListRequest) =>
  searchToken === undefined ? search : decryptSearch(context, searchToken)

import { type AgeWindow, afterCursor, ageDirection } from '#db/age-window.ts'
import type { Connection } from '#db/client.ts'
import { createdBetween, type DayRange } from '#db/created-between.ts'
import { decryptCustomers, ofCustomer } from '#db/customer-cpf.ts'
import { equalsAny } from '#db/equals-any.ts'
import { NOTHING } from '#db/nothing.ts'
import { limitTo } from '#db/row-limit.ts'
import { skipEarlierIds } from '#db/skip-earlier-ids.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { CltConsultRow } from './clt-consults.ts'

export type CltConsultFilter = DayRange & {
  organizationId: string
  ids?: readonly string[] | undefined
  documentNumber?: string | undefined
  statuses?: readonly ConsultStatus[] | undefined
  institutionCode?: string | undefined
  authors?: readonly string[] | undefined
  expiring?: { at: Date; consentBefore: Date; marginBefore: Date } | undefined
}

/** Excludes the text of the consent term, which would be most of the traffic. */
export type CltConsultListRow = Pick<
  CltConsultRow,
  | 'id'
  | 'organizationId'
  | 'institutionCode'
  | 'documentNumber'
  | 'name'
  | 'status'
  | 'code'
  | 'reasonDetails'
  | 'availableMarginCents'
  | 'createdAt'
  | 'updatedAt'
  | 'consentDeadlineAt'
  | 'expiresAt'
>

type Window = AgeWindow & { limit: number; offset: number }

export const listCltConsults = async (
  tx: Connection,
  filter: CltConsultFilter,
  window: Window,
): Promise<CltConsultListRow[]> => {
  const rows = tx`${matching(tx, filter)} ${afterCursor(tx, tx`id`, window)}`
  const listed = await tx<CltConsultListRow[]>`
  select id, organization_id, institution_code, document_number, encrypted_document_number, name, status, code, reason_details, available_margin_cents,
    created_at, updated_at, consent_deadline_at, expires_at
  from clt_consults
  where ${window.offset === 0 ? rows : skipEarlierIds(tx, { table: tx`clt_consults`, organizationId: filter.organizationId, matching: rows, window })}
  order by id ${ageDirection(tx, window)} ${limitTo(tx, window.limit)}`
  return decryptCustomers('clt_consults', filter.organizationId, listed)
}

export const countCltConsults = async (
  tx: Connection,
  filter: CltConsultFilter,
  ceiling: number,
): Promise<number> => {
  const [row] = await tx<{ total: number }[]>`
    select count(*) as total from (select 1 from clt_consults where ${matching(tx, filter)} limit ${ceiling}) as counted`
  return row?.total ?? 0
}

const matching = (tx: Connection, filter: CltConsultFilter) => tx`
  organization_id = ${filter.organizationId}
  ${filter.ids === undefined ? NOTHING : tx`and id ${equalsAny(tx, filter.ids)}`}
  ${ofCustomer(tx, filter)}
  ${filter.statuses === undefined ? NOTHING : tx`and status ${equalsAny(tx, filter.statuses)}`}
  ${filter.institutionCode === undefined ? NOTHING : tx`and institution_code = ${filter.institutionCode}`}
  ${filter.authors === undefined ? NOTHING : tx`and created_by_id ${equalsAny(tx, filter.authors)}`}
  ${filter.expiring === undefined ? NOTHING : tx`and ${endingSoon(tx, filter.expiring)}`}
  ${createdBetween(tx, filter)}`

const endingSoon = (
  tx: Connection,
  { at, consentBefore, marginBefore }: NonNullable<CltConsultFilter['expiring']>,
) => tx`
  closed_at is null and (
    (status = 'WAITING_CONSENT' and consent_deadline_at > ${at} and consent_deadline_at < ${consentBefore})
    or (status = 'SUCCESS' and expires_at > ${at} and expires_at < ${marginBefore}))`

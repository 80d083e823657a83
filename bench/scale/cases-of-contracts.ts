import type { Day } from '#lib/domain/calendar.ts'
import { encryptedSearch } from '#lib/services/access/encrypt-search.ts'
import { exportCltConsults } from '#lib/services/clt/export-clt-consults.ts'
import { listCltConsults } from '#lib/services/clt/list-clt-consults.ts'
import { listCltOperations } from '#lib/services/clt/list-clt-operations.ts'
import { listFollowedCltConsults } from '#lib/services/clt/list-followed-clt-consults.ts'
import { exportFgtsBalances } from '#lib/services/fgts/export-fgts-balances.ts'
import { listFgtsBalances } from '#lib/services/fgts/list-fgts-balances.ts'
import { findListNeighbours } from '#lib/services/proposals/find-list-neighbours.ts'
import { listProposals } from '#lib/services/proposals/list-proposals.ts'
import { listTrackedProposals } from '#lib/services/proposals/list-tracked-proposals.ts'
import { listVisibleProposals } from '#lib/services/proposals/list-visible-proposals.ts'
import type { Callers, Case } from './case.ts'
import type { Places, Sample } from './sample.ts'

type PageRequest = { page: number; limit: number; cursor?: string; search?: string }

export const pagesOf = (
  name: string,
  { pages, middle, last }: Places,
  list: (request: PageRequest) => Promise<unknown>,
): Case[] => [
  { name: `${name}: first page`, run: () => list({ page: 1, limit: 20 }) },
  {
    name: `${name}: middle page by number`,
    run: () => list({ page: Math.ceil(pages / 2), limit: 20 }),
  },
  { name: `${name}: last page by number`, run: () => list({ page: pages, limit: 20 }) },
  ...Object.entries({ middle, last }).flatMap(([place, cursor]) =>
    cursor ? [{ name: `${name}: ${place} by cursor`, run: () => list({ page: 1, limit: 20, cursor }) }] : [],
  ),
]

export const searchesOf = (
  name: string,
  { documentNumber, rareName }: Sample,
  list: (search: string) => Promise<unknown>,
): Case[] =>
  [
    ['CPF', documentNumber],
    ['rare name', rareName],
    ['common name', 'maria'],
    ['beginning of names', 'ma'],
    ['two common names', 'maria silva'],
    ['common and rare name', `maria ${rareName}`],
    ['two first names', 'maria antonio'],
    ['nobody', 'xyzzy'],
  ].map(([label, search = '']) => ({ name: `${name}: ${label}`, run: () => list(search) }))

const FIRST = { page: 1, limit: 20 }

export const proposalCases = ({ program, manager, agent }: Callers, sample: Sample): Case[] => {
  const { places, day, proposalId, contractNumber } = sample
  const fgts = (filter: object) => listProposals(program, { ...FIRST, ...filter, product: 'fgts' })
  const clt = (filter: object) => listCltOperations(program, { ...FIRST, ...filter })
  const tracking = (filter: object, by = manager) =>
    listTrackedProposals(by, { sort: 'created', order: 'desc', limit: 20, ...filter })
  return [
    ...pagesOf('FGTS proposals', places.fgts, fgts),
    ...searchesOf('FGTS proposals', sample, (search) => fgts({ search })),
    { name: 'FGTS proposals: contract number', run: () => fgts({ search: contractNumber }) },
    { name: 'FGTS proposals: paid', run: () => fgts({ status: ['paid'] }) },
    { name: 'FGTS proposals: pending', run: () => fgts({ status: ['pending'] }) },
    { name: 'FGTS proposals: an institution', run: () => fgts({ provider: 'ipe' }) },
    {
      name: 'FGTS proposals: an old day',
      run: () => fgts({ startDate: day as Day, endDate: day as Day }),
    },
    ...pagesOf('CLT operations', places.clt, clt),
    ...searchesOf('CLT operations', sample, (search) => clt({ search })),
    ...pagesOf('proposals of screens', places.proposals, (request) => listVisibleProposals(manager, request)),
    { name: 'proposals of screens: own', run: () => listVisibleProposals(agent, FIRST) },
    ...(['created', 'updated', 'net', 'customer'] as const).flatMap((sort) => [
      { name: `tracking by ${sort}`, run: () => tracking({ sort }) },
      {
        name: `tracking by ${sort}: middle`,
        run: () => tracking({ sort, cursor: places.proposals.middle }),
      },
    ]),
    { name: 'tracking: own', run: () => tracking({}, agent) },
    { name: 'tracking: paid, by amount', run: () => tracking({ sort: 'net', status: ['paid'] }) },
    ...searchesOf('tracking', sample, (search) =>
      tracking({ searchToken: encryptedSearch(manager, search) }),
    ),
    {
      name: 'tracking: neighbours',
      run: () => findListNeighbours(manager, { id: proposalId, sort: 'created', order: 'desc' }),
    },
  ]
}

export const consultCases = ({ program, manager, agent }: Callers, sample: Sample): Case[] => {
  const { places, documentNumber, chosen } = sample
  const consults = (filter: object) => listCltConsults(program, { ...FIRST, ...filter })
  const balances = (filter: object) => listFgtsBalances(program, { ...FIRST, ...filter })
  return [
    ...pagesOf('consults', places.consults, consults),
    ...searchesOf('consults', sample, (search) => consults({ search })),
    { name: 'consults: ready', run: () => consults({ status: ['SUCCESS'] }) },
    { name: 'consults exported', run: () => exportCltConsults(manager, { ids: chosen.consults }) },
    { name: 'balances exported', run: () => exportFgtsBalances(manager, { ids: chosen.balances }) },
    { name: 'consults followed', run: () => listFollowedCltConsults(manager, FIRST) },
    {
      name: 'consults followed: running out',
      run: () => listFollowedCltConsults(manager, { ...FIRST, expiring: true }),
    },
    { name: 'consults followed: own', run: () => listFollowedCltConsults(agent, FIRST) },
    { name: 'balances: live', run: () => balances({}) },
    { name: 'balances: live of a CPF', run: () => balances({ search: documentNumber }) },
    ...pagesOf('balances, history', places.balances, (request) =>
      balances({ ...request, includeExpired: true }),
    ),
  ]
}

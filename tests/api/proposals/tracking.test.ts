import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  findListNeighboursContract,
  listTrackedProposalsContract,
} from '#lib/contracts/proposals/tracking.ts'
import type { Role } from '#lib/domain/access/permissions.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  proposals = await proposalFixture(harness)
})
afterAll(() => harness.stop())

const person = async (options: { role?: Role; organizationId?: string } = {}) => {
  const signedIn = await signedInPerson(access, { organizationId: proposals.organizationId, ...options })
  const get = (path: string) => harness.api(path, { token: null, headers: signedIn.headers })
  return { ...signedIn, get }
}

/** Creates proposals of customers who share a unique surname, with distinct net amounts and change times. */
const createFamily = async (name: string) => {
  const ids: string[] = []
  for (const [index, first] of ['Bia', 'Ada', 'Cleo', 'Bia', 'Duda'].entries()) {
    const { id } = await proposals.create({ name: `${first} ${name}` })
    await harness.database.owner`
      update proposals set net_cents = ${(index % 2) * 1_000 + index},
        updated_at = now() - ${`${(index * 3) % 5} hours`}::interval where id = ${id}`
    ids.push(id)
  }
  return ids
}

const idsOf = (answer: { body: { data: { id: string }[] } }) => answer.body.data.map(({ id }) => id)

describe('the tracking list', () => {
  test('pages through every order in both directions, with each proposal once', async () => {
    const ids = await createFamily('Paginada')
    const { get } = await person()
    for (const sort of ['created', 'updated', 'net', 'customer']) {
      const whole = idsOf(await get(`/panel/proposals?search=paginada&sort=${sort}&limit=100`))
      expect([...whole].sort()).toEqual([...ids].sort())
      const backwards = idsOf(await get(`/panel/proposals?search=paginada&sort=${sort}&order=asc&limit=100`))
      expect(backwards).toEqual([...whole].reverse())
      const pages: string[][] = []
      let cursor = ''
      let before = ''
      do {
        const answer = await get(`/panel/proposals?search=paginada&sort=${sort}&limit=2${cursor}`)
        expect(listTrackedProposalsContract.response.safeParse(answer.body).error?.issues ?? []).toEqual([])
        pages.push(idsOf(answer))
        const { nextCursor, previousCursor } = answer.body.pages
        if (previousCursor) before = previousCursor
        cursor = nextCursor ? `&cursor=${nextCursor}` : ''
      } while (cursor !== '')
      expect(pages.flat()).toEqual(whole)
      const back = await get(`/panel/proposals?search=paginada&sort=${sort}&limit=2&cursor=${before}&back=1`)
      expect(idsOf(back)).toEqual(pages.at(-2))
    }
  })

  test('orders by customer without the name in the cursor', async () => {
    await createFamily('Escondida')
    const { get } = await person()
    const answer = await get('/panel/proposals?search=escondida&sort=customer&order=asc&limit=2')
    expect(answer.body.data[0].clientName).toBe('Ada Escondida')
    expect(answer.body.pages.nextCursor).toBe(answer.body.data[1].id)
  })

  test('filters by amount, days, person and team, alone and combined', async () => {
    const [first = '', second = ''] = await createFamily('Estreita')
    const { get, id: author } = await person()
    await harness.database.owner`update proposals set created_by_id = ${author} where id = ${first}`
    const [team] = await harness.database.owner`
      insert into teams (id, organization_id, name, created_at)
      values (uuidv7(), ${proposals.organizationId}, 'Norte', now()) returning id`
    await harness.database.owner`update users set team_id = ${String(team?.id)} where id = ${author}`
    const idsMatching = async (query: string) => idsOf(await get(`/panel/proposals?search=estreita&${query}`))
    expect(await idsMatching('minNet=10.01&maxNet=10.01')).toEqual([second])
    expect(await idsMatching('startDate=2020-01-01&endDate=2020-12-31')).toEqual([])
    expect(await idsMatching('updatedFrom=2020-01-01&updatedTo=2020-12-31')).toEqual([])
    expect(await idsMatching(`author=${author}`)).toEqual([first])
    expect(await idsMatching(`team=${team?.id}`)).toEqual([first])
    expect(await idsMatching(`author=${author}&status=paid`)).toEqual([])
  })

  test('shows only own work to a person limited to it, whatever the filter', async () => {
    const [first = ''] = await createFamily('Alheia')
    const { get, id } = await person()
    const other = await person()
    await harness.database.owner`update users set visibility = 'own' where id = ${id}`
    await harness.database.owner`update proposals set created_by_id = ${other.id} where id = ${first}`
    expect(idsOf(await get('/panel/proposals?search=alheia'))).toEqual([])
    expect(idsOf(await get(`/panel/proposals?search=alheia&author=${other.id}`))).toEqual([])
  })

  test('is closed to programs', async () => {
    expect((await harness.api('/panel/proposals')).status).toBe(401)
  })
})

describe('the neighbours of a proposal', () => {
  test('follow the order of the list that it was opened from', async () => {
    await createFamily('Vizinha')
    const { get } = await person()
    const query = 'search=vizinha&sort=net&order=asc'
    const ids = idsOf(await get(`/panel/proposals?${query}`))
    for (const [index, id] of ids.entries()) {
      const answer = await get(`/panel/proposals/${id}/neighbours?${query}`)
      expect(findListNeighboursContract.response.safeParse(answer.body).error?.issues ?? []).toEqual([])
      expect(answer.body).toEqual({
        previousId: ids[index - 1] ?? null,
        nextId: ids[index + 1] ?? null,
        position: index + 1,
        total: 5,
        totalIsExact: true,
      })
    }
  })

  test('are still returned, without a position, when the proposal has left the list', async () => {
    const [id = ''] = await createFamily('Saindo')
    const { get } = await person()
    const answer = await get(`/panel/proposals/${id}/neighbours?search=saindo&status=paid`)
    expect(answer.body).toMatchObject({ position: null, total: 0, previousId: null, nextId: null })
  })

  test('of another organization are not found', async () => {
    const [id] = await createFamily('Distante')
    const stranger = await person({ organizationId: await access.organization() })
    expect((await stranger.get(`/panel/proposals/${id}/neighbours`)).status).toBe(404)
  })
})

const lines = (text: string) => text.replace('\uFEFF', '').trim().split('\r\n')

describe('the export', () => {
  test('contains exactly the filtered rows in the same order, for Excel in Portuguese, with masked CPFs', async () => {
    await createFamily('Exportada')
    const { get } = await person()
    const query = 'search=exportada&sort=net&order=desc'
    const listedRows = (await get(`/panel/proposals?${query}`)).body.data
    const file = await get(`/panel/proposals/export?${query}`)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [headings, ...rows] = lines(file.text)
    expect(headings).toMatch(
      /^Contrato;Produto;Cliente;CPF;Instituição;Situação;Motivo;Valor líquido \(R\$\);/,
    )
    expect(rows.map((row) => row.split(';')[0])).toEqual(
      listedRows.map(({ contractNumber }: { contractNumber: string }) => contractNumber),
    )
    expect(rows[0]).toMatch(/;\*\*\*\.\d{3}\.\d{3}-\*\*;Aurora;Preparando contrato;;10,03;/)
  })

  test('accepts an encrypted search by CPF or name, which reveals nothing and works only in its organization', async () => {
    const { documentNumber } = await proposals.create()
    const rows = await createFamily('Selada')
    const mine = await person()
    const { encryptSearch } = await import('#lib/services/access/encrypt-search.ts')
    const context = access.context(proposals.organizationId)
    const encrypt = async (search: string, of = context) => (await encryptSearch(of, { search })).searchToken
    const [cpf, name] = [await encrypt(documentNumber), await encrypt('selada')]
    expect([cpf, await encrypt('selada')]).toEqual([expect.stringMatching(/^[\w-]{39,}$/), name])
    expect(Buffer.from(name, 'base64url').toString('latin1')).not.toContain('selada')

    expect((await mine.get(`/panel/proposals?searchToken=${cpf}`)).body.data).toHaveLength(1)
    const list = await mine.get(`/panel/proposals?searchToken=${name}`)
    const plain = await mine.get('/panel/proposals?search=selada')
    expect(list.body).toEqual(plain.body)
    expect(list.body.pages.total).toBe(rows.length)
    const [first] = list.body.data
    const beside = await mine.get(`/panel/proposals/${first.id}/neighbours?searchToken=${name}`)
    expect(beside.body).toMatchObject({ position: 1, total: rows.length })
    expect(lines((await mine.get(`/panel/proposals/export?searchToken=${cpf}`)).text)).toHaveLength(2)

    const elsewhere = await encrypt('selada', access.context(await access.organization()))
    const changed = `${name.slice(0, -1)}${name.endsWith('A') ? 'Q' : 'A'}`
    for (const token of [elsewhere, changed, 'nonsense'])
      for (const path of [
        '/panel/proposals',
        '/panel/proposals/export',
        `/panel/proposals/${first.id}/neighbours`,
      ])
        expect((await mine.get(`${path}?searchToken=${token}`)).body.code, path).toBe('link_invalid')
  })

  test('with full CPFs requires a manager and a reason, and is audited with the number of rows', async () => {
    await createFamily('Inteira')
    const agent = await person()
    expect((await agent.get('/panel/proposals/export?search=inteira&cpf=whole')).body.code).toBe(
      'permission_denied',
    )
    const manager = await person({ role: 'manager' })
    const unexplained = await manager.get('/panel/proposals/export?search=inteira&cpf=whole')
    expect(unexplained.body.code).toBe('reveal_reason_required')
    const file = await manager.get('/panel/proposals/export?search=inteira&cpf=whole&why=legal_request')
    expect(file.text).toMatch(/;\d{3}\.\d{3}\.\d{3}-\d{2};/)
    const entries = await harness.database.owner`
      select details from audit_entries where action = 'personal_data_exported' and actor_id = ${manager.id}`
    expect(entries).toEqual([{ details: { fields: ['documentNumber'], count: 5, reason: 'legal_request' } }])
  })
})

import { globSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { signInPage } from './pages/sign-in-page.ts'

const ABSENT = '01931234-5678-7abc-8def-0123456789ab'

const addressesOf = (group: string): string[] =>
  globSync(`app/${group}/**/page.tsx`).map((file) =>
    file
      .replace(`app/${group}`, '')
      .replace('/page.tsx', '')
      .replace(/\/\(\w+\)/g, '')
      .replace(/\[\w+\]/g, ABSENT),
  )

test('every manager page answers an agent with status 404, before any skeleton', async ({ page }) => {
  const addresses = addressesOf('(manager)')
  expect(addresses).toContain('/review/rules')
  await signInPage(page).enter()
  for (const address of addresses)
    expect((await page.goto(address, { waitUntil: 'commit' }))?.status(), address).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Não encontramos esta página' })).toBeVisible()
})

test('the page of a missing resource has status 404, before any skeleton', async ({ page }) => {
  await signInPage(page).enter('manager')
  for (const path of [
    'people',
    'tables',
    'tables/changes',
    'webhooks/deliveries',
    'proposals',
    'clt/consult',
  ])
    for (const id of [ABSENT, 'nada'])
      expect((await page.goto(`/${path}/${id}`))?.status(), `${path}/${id}`).toBe(404)
  for (const path of ['applications/nada', 'customers/nada', `clt/operation/${ABSENT}`])
    expect((await page.goto(`/${path}`))?.status(), path).toBe(404)
})

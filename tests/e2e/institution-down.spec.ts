import { expect, test } from '@playwright/test'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eAdmin, e2eTwoManagers } from '#tests/support/e2e/empty-organization.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

const setFault = (fault: 'down' | 'none') =>
  e2eAdmin(['institution', 'edit', 'ipe', '--set', `fault=${fault}`])

test('an agent sees that an institution is down before asking, and gets the balance once it is back', async ({
  page,
}) => {
  const { davi } = e2eTwoManagers()
  const fgts = fgtsPage(page)
  await signInPage(page).enterAs(davi.email, davi.password)
  await fgts.open()
  const toggle = page.getByRole('checkbox', { name: 'Ipê', exact: true })
  await expect(toggle).not.toHaveAccessibleDescription('Fora do ar')
  setFault('down')
  try {
    await fgts.askOnly('Ipê')
    await fgts.consult(e2eCustomer().cpf)
    const card = fgts.card('Ipê')
    await expect(card).toContainText('A consulta fica guardada')
    await expect(card).toContainText('Fora do ar')
    const asked = page.url()
    await page.goto('/fgts')
    await fgts.cpf.pressSequentially('1')
    await expect(toggle).toHaveAccessibleDescription('Fora do ar')
    await expect(page.getByText('Ipê: fora do ar agora')).toBeVisible()
    // The institution is back, but nobody knows yet, because nothing was asked since.
    setFault('none')
    expect(await e2eInspect(page, 'institution-down')).toEqual([])
    await page.goto(asked)
    await expect(card.getByText(/saques? anua(l|is) livres?/)).toBeVisible({ timeout: 120_000 })
  } finally {
    setFault('none')
  }
})

import { request } from '@playwright/test'
import { allScreens } from '#tests/e2e/pages/all-screens'
import { measurePage, type PageFigures } from './measure-page.ts'
import { readWebOptions } from './options.ts'
import { AIMS, webTableOf } from './report.ts'
import { sessionCookie } from './session-cookie.ts'
import { startProduct } from './start-product.ts'

const options = readWebOptions(process.argv.slice(2))
const origin = `http://localhost:${process.env.PORT}`
const product = await startProduct(origin)
const figures: PageFigures[] = []
try {
  const api = await request.newContext({ baseURL: origin })
  const screens = (await allScreens(api)).filter(({ name }) => !options.only || options.only.includes(name))
  const cookie = await sessionCookie(origin, 'manager@demo.local')
  console.log(`${screens.length} pages, ${options.runs} times each; the median counts. ${AIMS}`)
  for (const { name, path, signedIn } of screens) {
    const measured = await measurePage(
      { name, url: `${origin}${path}`, cookie: signedIn ? cookie : null },
      options.runs,
    )
    figures.push(measured)
    console.log(webTableOf([measured], { head: false }))
  }
  console.log(`\n${webTableOf(figures, { head: true })}`)
} finally {
  await product.stop()
}

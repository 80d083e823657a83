import type { E2eCustomer } from '#tests/support/e2e/customer.ts'

type Page = { url: string; html: string; jar: Map<string, string> }

/** @throws with the page's text when the page does not lead to a signature */
export const signWithoutScripts = async ({ link, customer }: { link: string; customer: E2eCustomer }) => {
  const page = await open({ url: link, html: '', jar: new Map() })
  const identifiedPage = await send(page, 'documentNumber', {
    documentNumber: customer.writtenCpf,
    birthDate: customer.birthDate,
  })
  const contract = /href="([^"]+\/contract)"/.exec(identifiedPage.html)?.[1]
  if (!contract) throw new Error(`the page shows no contract: ${textOf(identifiedPage)}`)
  const contractPage = await open({ ...identifiedPage, url: new URL(contract, link).href })
  if (!contractPage.html.startsWith('%PDF')) throw new Error('the contract is no PDF')
  const ready = await open({ ...contractPage, url: link })
  const codePage = await send(ready, 'channel', {})
  const code = />(\d{6})</.exec(codePage.html)?.[1]
  if (!code) throw new Error(`the page shows no code: ${textOf(codePage)}`)
  return send(codePage, 'acceptedTextSha256', { accepted: 'yes', code })
}

const open = async (page: Page): Promise<Page> => answerOf(page, { method: 'GET' })

const send = async (page: Page, field: string, values: Record<string, string>): Promise<Page> => {
  const inputs = inputsBeside(page.html, field)
  if (!inputs) throw new Error(`no form asks for ${field}: ${textOf(page)}`)
  const body = new FormData()
  for (const input of inputs) {
    const name = attribute(input, 'name')
    if (name && attribute(input, 'type') === 'hidden') body.set(name, attribute(input, 'value') ?? '')
  }
  for (const [name, value] of Object.entries(values)) body.set(name, value)
  return answerOf(page, { method: 'POST', body })
}

const inputsBeside = (html: string, field: string): string[] | undefined => {
  const all = inputsIn(html)
  const owner = all.find((input) => attribute(input, 'name') === field)
  const id = owner && attribute(owner, 'form')
  const form = html
    .match(/<form[\s\S]*?<\/form>/g)
    ?.find((each) => (id ? attribute(each, 'id') === id : each.includes(`name="${field}"`)))
  if (!owner || !form) return undefined
  const associated = id ? all.filter((input) => attribute(input, 'form') === id) : []
  return [...inputsIn(form).filter((input) => attribute(input, 'form') === undefined), ...associated]
}

const inputsIn = (html: string) => [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input)

const answerOf = async (page: Page, request: RequestInit): Promise<Page> => {
  const cookie = [...page.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const { origin } = new URL(page.url)
  const answer = await fetch(page.url, {
    ...request,
    headers: { Accept: 'text/html', Origin: origin, ...(cookie && { Cookie: cookie }) },
  })
  if (!answer.ok) throw new Error(`${page.url} answered ${answer.status}`)
  const jar = new Map(page.jar)
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    jar.set(name, value)
  }
  return { url: page.url, html: await answer.text(), jar }
}

const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return value?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

const textOf = ({ html }: Page): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 600)

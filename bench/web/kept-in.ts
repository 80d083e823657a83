/** Cookies as a request sends them, the way a browser keeps them: it takes them along when it is sent on. */
export const keptIn = (cookie: string) => ({
  origins: [],
  cookies: cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    const rest = { domain: 'localhost', path: '/', expires: -1, httpOnly: true, secure: false }
    return { name, value: value.join('='), ...rest, sameSite: 'Lax' as const }
  }),
})

import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Headers have lower-case names; the text is decoded. */
export type ReceivedMail = {
  from: string
  to: string[]
  headers: Record<string, string>
  text: string
}

type Behaviour = 'take' | 'refuse-recipient' | 'refuse-message' | 'say-nothing'

export const startMailServer = async () => {
  const messages: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let behaviour: Behaviour = 'take'
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    if (behaviour !== 'say-nothing')
      converse(
        socket,
        () => behaviour,
        (mail) => messages.push(mail),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    to: (address: string) => messages.filter((mail) => mail.to.includes(address)),
    connections: () => connections,
    behave: (next: Behaviour) => {
      behaviour = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

const converse = (socket: Socket, behaviour: () => Behaviour, onMail: (mail: ReceivedMail) => void) => {
  const reply = (line: string) => socket.write(`${line}\r\n`)
  let envelope = { from: '', to: [] as string[] }
  let data: string[] | undefined
  let rest = ''
  const endOfData = (lines: readonly string[]) => {
    if (behaviour() === 'refuse-message') return reply('554 refused')
    onMail({ ...envelope, ...readMail(lines) })
    reply('250 taken')
  }
  const onLine = (line: string) => {
    if (data) {
      if (line !== '.') return data.push(line.replace(/^\.\./, '.'))
      const lines = data
      data = undefined
      return endOfData(lines)
    }
    const [, address = ''] = /<([^>]*)>/.exec(line) ?? []
    if (/^(EHLO|HELO)/i.test(line)) return reply('250 test')
    if (/^MAIL FROM/i.test(line)) {
      envelope = { from: address, to: [] }
      return reply('250 ok')
    }
    if (/^RCPT TO/i.test(line)) {
      if (behaviour() === 'refuse-recipient') return reply('550 nobody here')
      envelope.to.push(address)
      return reply('250 ok')
    }
    if (/^DATA/i.test(line)) {
      data = []
      return reply('354 go on')
    }
    if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n')
    return reply('250 ok')
  }
  socket.on('data', (chunk) => {
    rest += chunk.toString('utf8')
    const lines = rest.split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
  reply('220 test')
}

const readMail = (lines: readonly string[]): Pick<ReceivedMail, 'headers' | 'text'> => {
  const end = lines.indexOf('')
  const unfolded = lines
    .slice(0, end)
    .join('\r\n')
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    unfolded.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  const body = lines.slice(end + 1).join('\n')
  const encoding = headers['content-transfer-encoding']
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? fromQuotedPrintable(body)
        : body
  return { headers: { ...headers, subject: subjectOf(headers.subject ?? '') }, text }
}

const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** Decodes encoded words of a header (RFC 2047). */
const subjectOf = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, way: string, word: string) =>
      way.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : fromQuotedPrintable(word.replaceAll('_', ' ')),
    )

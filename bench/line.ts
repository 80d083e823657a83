import { connect, type Socket } from 'node:net'

/** `text` is the whole response, head included. */
export type Answer = { status: number; text: string }
/** A keep-alive connection, one request at a time. */
export type Line = { ask: (request: string) => Promise<Answer>; close: () => void }

export const openLine = (port: number): Promise<Line> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(lineOn(socket))
    })
  })

const lineOn = (socket: Socket): Line => {
  let received = ''
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined
  const broken = () => {
    waiting?.reject(new Error('the connection broke'))
    waiting = undefined
  }
  socket.setEncoding('latin1')
  socket.on('error', broken)
  socket.on('close', broken)
  socket.on('data', (part: string) => {
    received += part
    if (!waiting || !isComplete(received)) return
    const answer = { status: Number(received.slice(9, 12)), text: received }
    const { resolve } = waiting
    received = ''
    waiting = undefined
    resolve(answer)
  })
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

const isComplete = (text: string): boolean => {
  const end = text.indexOf('\r\n\r\n')
  if (end === -1) return false
  const head = text.slice(0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (length !== undefined) return text.length - end - 4 >= Number(length)
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) return text.endsWith('0\r\n\r\n')
  return true
}

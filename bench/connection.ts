import { connect, type Socket } from 'node:net'

/** `text` is the whole response, including headers. */
export type Answer = { status: number; text: string }
/** Keep-alive connection that carries one request at a time. */
export type Connection = {
  send: (request: string) => Promise<Answer>
  /** False once the server has closed it, as servers do with idle connections. */
  isOpen: () => boolean
  close: () => void
}

export const openConnection = (port: number): Promise<Connection> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(connectionOn(socket))
    })
  })

const connectionOn = (socket: Socket): Connection => {
  let received = ''
  let pending: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined
  const rejectPending = () => {
    pending?.reject(new Error('the connection broke'))
    pending = undefined
  }
  socket.setEncoding('latin1')
  socket.on('error', rejectPending)
  socket.on('close', rejectPending)
  socket.on('data', (part: string) => {
    received += part
    if (!pending || !isComplete(received)) return
    const answer = { status: Number(received.slice(9, 12)), text: received }
    const { resolve } = pending
    received = ''
    pending = undefined
    resolve(answer)
  })
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        pending = { resolve, reject }
        socket.write(request)
      }),
    isOpen: () => socket.writable && !socket.readableEnded,
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

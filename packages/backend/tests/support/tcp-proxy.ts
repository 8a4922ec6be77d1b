import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy whose connection to a server can be cut and restored. */
export interface TcpProxy {
  port: number
  /** Closes all connections and accepts no new ones. */
  disconnect(): void
  reconnect(): Promise<void>
  close(): void
}

/** Opens a local proxy to a server. */
export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  const port = await listen(0)
  const disconnect = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return {
    port,
    disconnect,
    reconnect: async () => {
      await listen(port)
    },
    close: disconnect,
  }
}

import { EventEmitter, once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { page, serve, setPageHeaders } from '#tests/support/buffered-server.ts'

/** Each page has a path of its own: what is cached stays for a second. */
let served = 0

/** Changes the response to the n-th request that is rendered. */
export type Change = (response: ServerResponse, count: number) => void

/** A server with a hot cache, whose page is only rendered when the test says so. */
export async function serveSlow(change: Change = () => {}) {
  const started = new EventEmitter()
  const waiting: (() => Promise<void>)[] = []
  let renderCount = 0
  const id = served++
  const request = await serve((_, response) => {
    const count = ++renderCount
    waiting.push(async () => {
      setPageHeaders(response)
      response.setHeader('x-render', count)
      change(response, count)
      if (response.destroyed) return
      response.end(page)
      if (!response.closed) await once(response, 'close')
    })
    started.emit('render')
  }, true)
  const ask = async (signal?: AbortSignal, known: Record<string, string> = {}) => {
    const sent = { 'accept-encoding': 'br', ...known }
    const { status, headers } = await request(sent, 'GET', `/slow/${id}`, signal)
    return { status, render: headers['x-render'] }
  }
  /** Asks for the page, and waits until it is being rendered for that. */
  const askAnew = async (...asked: Parameters<typeof ask>) => {
    const isStarted = once(started, 'render')
    const answer = ask(...asked)
    await isStarted
    return { answer }
  }
  const finish = () => Promise.all(waiting.splice(0).map((finishOne) => finishOne()))
  const nextRender = () => once(started, 'render')
  return { ask, askAnew, renders: () => renderCount, finish, nextRender }
}

import { Agent, get } from 'node:http'

const headers = { 'accept-encoding': 'gzip, br', accept: 'text/html,image/avif,image/webp,*/*' }

/** Sends a request and returns the status of the complete response. */
const send = (agent: Agent, url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    }).once('error', reject)
  })

/** Requests all paths of a server with limited concurrency. Returns the statuses. */
export async function sendAll(
  url: string,
  paths: readonly string[],
  atOnce = 16,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const statuses: number[] = []
  const rest = paths.values()
  const work = async () => {
    for (const path of rest) statuses.push(await send(agent, url + path))
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work))
    return statuses
  } finally {
    agent.destroy()
  }
}

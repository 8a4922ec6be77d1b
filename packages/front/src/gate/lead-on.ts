import type { OutgoingHttpHeaders } from 'node:http'
import { escapeXml } from '@etalase/contract/rules/escape-xml.ts'
import { plainPageHeader } from '#shared/plain-page-header.ts'

const startOfHead = '<head>'

/**
 * Adds a redirect to an address, for browsers that run no scripts. The redirect comes first in the head: after `<meta charset>` ELinks does
 * not follow it (findings/elinks-refresh.sh). A page whose head is not in the first chunk stays as it is.
 */
async function* leadOn(body: AsyncIterable<Buffer>, address: string) {
  let isStart = true
  for await (const chunk of body) {
    const start = isStart ? chunk.indexOf(startOfHead) : -1
    isStart = false
    if (start === -1) yield chunk
    else {
      const inHead = start + startOfHead.length
      const refresh = `<noscript><meta http-equiv="refresh" content="0; url=${escapeXml(address)}"></noscript>`
      yield Buffer.concat([chunk.subarray(0, inHead), Buffer.from(refresh), chunk.subarray(inHead)])
    }
  }
}

/** Removes the headers of a Next response that only this server reads, and adds the redirect that the app asks for (plainPageHeader). */
export function led(answer: { headers: OutgoingHttpHeaders; body: AsyncIterable<Buffer> }) {
  const { [plainPageHeader]: plainPage, ...headers } = answer.headers
  const { body } = answer
  return { headers, body: plainPage === undefined ? body : leadOn(body, String(plainPage)) }
}

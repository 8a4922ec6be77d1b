import type { OutgoingHttpHeaders } from 'node:http'
import { escapeXml } from '@etalase/contract/rules/escape-xml.ts'
import { plainPageHeader } from '#shared/plain-page-header.ts'

const endOfHead = '</head>'

/** A page that leads browsers in which no script runs on to an address. One whose head does not come at once stays as it is. */
async function* leadOn(body: AsyncIterable<Buffer>, address: string) {
  let isStart = true
  for await (const chunk of body) {
    const end = isStart ? chunk.indexOf(endOfHead) : -1
    isStart = false
    if (end === -1) yield chunk
    else {
      const refresh = `<noscript><meta http-equiv="refresh" content="0; url=${escapeXml(address)}"></noscript>`
      yield Buffer.concat([chunk.subarray(0, end), Buffer.from(refresh), chunk.subarray(end)])
    }
  }
}

/** An answer of Next without what only this server reads, which leads on where the app has said so (plainPageHeader). */
export function led(answer: { headers: OutgoingHttpHeaders; body: AsyncIterable<Buffer> }) {
  const { [plainPageHeader]: plainPage, ...headers } = answer.headers
  const { body } = answer
  return { headers, body: plainPage === undefined ? body : leadOn(body, String(plainPage)) }
}

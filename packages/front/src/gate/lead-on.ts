import { escapeXml } from '@etalase/contract/rules/escape-xml.ts'

const endOfHead = '</head>'

/** A page that leads browsers in which no script runs on to an address. One whose head does not come at once stays as it is. */
export async function* leadOn(body: AsyncIterable<Buffer>, address: string) {
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

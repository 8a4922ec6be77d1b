import { z } from 'zod'

const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)

/** Whether an address is exact and uses TLS, or is on localhost, where a company tests its scripts. */
function isSafe(address: string): boolean {
  const { protocol, hostname, username, password } = URL.parse(address) ?? {}
  const isHere = protocol === 'http:' && hostname === 'localhost'
  const isExact = /^[a-z\d.-]+$/.test(hostname ?? '')
  const isOpen = username === '' && password === ''
  return isExact && isOpen && (protocol === 'https:' || isHere)
}

/** Parses a list separated by spaces or commas; the error names the first rejected entry. */
const safeList = (isAllowed: (address: string) => boolean, must: string) =>
  z
    .string()
    .default('')
    .transform((text, context) => {
      const list = listOf(text)
      const refused = list.find((address) => !isSafe(address) || !isAllowed(address))
      if (refused !== undefined) context.addIssue(`${refused} must be ${must}`)
      return list
    })

/** URLs of a company's own scripts. */
export const scriptsVariable = safeList(() => true, 'the https address of a script')

/** Exact origins that these scripts may send to: a wildcard would let data go to strangers. */
export const originsVariable = safeList(
  (address) => URL.parse(address)?.origin === address,
  'an https origin, such as https://stats.example, without path or *',
)

/** Returns the Content-Security-Policy origins of these scripts: where they load from, and where they may send to. */
export function analyticsOrigins(scripts: readonly string[], origins: readonly string[]) {
  const scriptOrigins = [...new Set(scripts.map((script) => new URL(script).origin))]
  return { scriptOrigins, dataOrigins: [...new Set([...scriptOrigins, ...origins])] }
}

import { z } from 'zod'

const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)

/** An exact address over TLS, or on this machine, where a company tries its scripts. */
function isSafe(address: string): boolean {
  const { protocol, hostname, username, password } = URL.parse(address) ?? {}
  const isHere = protocol === 'http:' && hostname === 'localhost'
  const isExact = /^[a-z\d.-]+$/.test(hostname ?? '')
  const isOpen = username === '' && password === ''
  return isExact && isOpen && (protocol === 'https:' || isHere)
}

/** A list with spaces or commas between; the error names the first that is refused. */
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

/** Addresses of a company's own scripts. */
export const scriptsVariable = safeList(() => true, 'the https address of a script')

/** Origins that these scripts may send to, exactly: a wildcard would let data go to strangers. */
export const originsVariable = safeList(
  (address) => URL.parse(address)?.origin === address,
  'an https origin, such as https://stats.example, without path or *',
)

/** What the Content-Security-Policy allows for these scripts: where they come from, and where they may send to. */
export function analyticsOrigins(scripts: readonly string[], origins: readonly string[]) {
  const scriptOrigins = [...new Set(scripts.map((script) => new URL(script).origin))]
  return { scriptOrigins, dataOrigins: [...new Set([...scriptOrigins, ...origins])] }
}

import { editDistance } from '@etalase/contract/rules/edit-distance.ts'
import { isEmail } from '@etalase/contract/rules/email.ts'
import { typedEmail } from '@etalase/contract/rules/typed-text.ts'

/** Providers that only use .com. */
const comOnly = ['gmail', 'ymail', 'rocketmail', 'icloud', 'protonmail', 'aol', 'googlemail']

/** Providers with addresses in many countries. */
const worldwide = ['yahoo', 'hotmail', 'outlook', 'live']

/** All their endings. */
const endings = new Set(
  `com co.id co.il co.in co.jp co.kr co.nz co.th co.uk co.za com.ar com.au com.br com.co com.gr com.hk com.mx com.my
  com.ph com.sg com.tr com.tw com.vn at be bg ca ch cl cz de dk es fi fr gr hu id ie in it jp kr lv my nl no ph pl pt
  ro rs sa se sg sk`.split(/\s+/),
)

/** Real domain names that resemble a provider's but are not typos. */
const others = ['mail', 'email', 'cloud']

/** Maximum edit distance to a provider's name: 0 for short names. */
const maxDistance = ({ length }: string) => (length < 5 ? 0 : length < 7 ? 1 : 2)

/** Longer endings belong to other domains: 'mail.ui.ac.id', 'gmail.example.com'. */
const maxEnding = 7

function nearestName(name: string): string | undefined {
  if (others.includes(name)) return undefined
  const all = [...comOnly, ...worldwide]
  const isNear = (known: string) =>
    editDistance(name, known, maxDistance(known)) <= maxDistance(known)
  return all.find((known) => known === name) ?? all.find(isNear)
}

function nearestEnding(name: string, ending: string): string | undefined {
  if (comOnly.includes(name)) return ending.length <= maxEnding ? 'com' : undefined
  if (endings.has(ending)) return ending
  return ['com', 'co.id'].find((known) => editDistance(ending, known, 1) <= 1)
}

/** Inserts a missing dot: 'gmailcom', 'yahoocoid'. */
function withDot(domain: string): string {
  const [, name = '', ending = ''] = /^(.+?)(com|coid)$/.exec(domain) ?? []
  return name ? `${name}.${ending.replace('coid', 'co.id')}` : `${domain}.com`
}

/**
 * Returns the address probably meant when a typed domain looks like a typo of a well-known provider's: 'budi@gmail.com' for
 * 'budi@gmial.con'; null otherwise. Use it to ask, never to refuse.
 */
export function suggestEmail(typed: string): string | null {
  const [, mailbox = '', written = ''] = /^(.*)@(.+)$/.exec(typedEmail(typed)) ?? []
  const lower = written.toLowerCase().replaceAll(',', '.')
  const domain = lower.includes('.') ? lower : withDot(lower)
  const dot = domain.indexOf('.')
  const name = nearestName(domain.slice(0, dot))
  const ending = name && nearestEnding(name, domain.slice(dot + 1))
  const meant = `${mailbox}@${name}.${ending}`
  return ending && written.toLowerCase() !== `${name}.${ending}` && isEmail(meant) ? meant : null
}

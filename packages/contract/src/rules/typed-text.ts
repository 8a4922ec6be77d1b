/**
 * Normalises typed and pasted text. Each kind of text has its function, and the contract's schemas and the forms' checks read typed values
 * only through them. Passwords have none: a changed password would not match the chosen one.
 */

/** Zero-width characters, direction marks, soft hyphens, byte order marks, and lone surrogates. */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\p{Cs}]/gu

/** Spaces of all kinds, line ends, and other control characters, which break databases, mail headers and logs. */
const blank = /[\p{Z}\p{Cc}\u2800]+/gu

/** Characters left out of NFKC, which would turn '12½' into '121⁄2', 'A²' into 'A2', and '´' into a space. */
const notComposed = /([\p{No}\p{Sk}]+)/u

const compose = (text: string): string =>
  text
    .split(notComposed)
    .map((part, index) => (index % 2 === 0 ? part.normalize('NFKC') : part))
    .join('')

/**
 * Normalises names, addresses and notes: one line, one character for each letter, plain forms for wide ones (NFKC), no invisible or control
 * characters, single spaces. Apostrophes, quotes, diacritics and full stops stay.
 */
export const typedText = (typed: string): string =>
  compose(typed.replaceAll(invisible, '')).replaceAll(blank, ' ').trim()

const quotes = `"'\`´‘’‚‛“”„‟‹›«»`

/** Punctuation around text copied from a sentence. */
const aroundCodes = `${quotes}.,;: `

/** Matches such characters and labels before a text, in any order. A label ends with a space or a sign, or at the end of the text. */
const before = (signs: string, label: string) =>
  new RegExp(`^(?:[${signs}]|(?:${label})(?=[${signs}]|$))+`, 'i')

/** Strips without a regular expression, which takes a second for a long text of full stops. */
function withoutAround(text: string, around: string): string {
  let [start, end] = [0, text.length]
  while (start < end && around.includes(text.charAt(start))) start++
  while (end > start && around.includes(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

const dashes = /[\p{Pd}\u2212]/gu

/** Strips punctuation around a code; all hyphens and dashes become '-'. */
const typedCode = (typed: string): string =>
  withoutAround(typedText(typed), aroundCodes).replaceAll(dashes, '-')

/** Removes spaces, and composes a letter with the accent after it. */
const withoutSpaces = (text: string): string => text.replaceAll(' ', '').normalize('NFC')

/** Normalises a search, without quotes around the whole, which have no meaning here. */
export function typedSearch(typed: string): string {
  const text = typedText(typed)
  const isQuoted = quotes.includes(text.charAt(0)) && quotes.includes(text.charAt(text.length - 1))
  return isQuoted ? withoutAround(text, `${quotes} `) : text
}

const beforeEmail = before(`${aroundCodes}<>`, 'mailto')

/** Extracts an e-mail address from '<budi@example.com>', 'Budi <budi@example.com>' or a mailto link. A space within a name stays. */
export function typedEmail(typed: string): string {
  const text = typedText(typed).replaceAll(/ ?([@.]) ?/g, '$1')
  const [, inBrackets = text] = /<([^<>]*)>/.exec(text) ?? []
  const address = inBrackets.replace(beforeEmail, '').replace(/^([^@?]*@[^?]*)\?.*$/, '$1')
  return withoutAround(address, `${aroundCodes}<>`)
}

/** Words before a phone number, in the shop's languages: 'No. HP', 'Nomor WhatsApp', 'N° de téléphone'. */
const phoneWords =
  'nomor|nomer|nmr|number|num[eé]ro|no|nr|n°|de|tel|telp|tlp|telepon|telephone|t[eé]l|t[eé]l[eé]phone|hp|handphone|hape|ponsel|mobile|portable|phone|cp|wa|whatsapp|sms'

/** A word may touch the number, or be in brackets: 'HP0812…', 'No. HP (WA) 0812…'. */
const beforePhone = new RegExp(
  String.raw`^(?:[${aroundCodes}/&#]|(?:${phoneWords})(?=[${aroundCodes}/&#+\d()]|$)|\((?:${phoneWords})\))+`,
  'i',
)

/** A link to a chat with a phone number: 'https://wa.me/62812…?text=Halo', 'https://api.whatsapp.com/send?phone=62812…'. */
const chatLink = new RegExp(
  String.raw`(?:${beforePhone.source}|^)(?:https?://)?(?:(?:www\.)?wa\.me/(?:c/)?|(?:(?:api|web|www)\.)?whatsapp\.com/send/?\?(?:[^#]*&)?phone=|whatsapp://send/?\?(?:[^#]*&)?phone=)((?:\+|%2b)?[\d -]+)/?(?:[?&#].*)?$`,
  'i',
)

/** Normalises a phone number: keeps its grouping, drops words before it, and extracts it from a chat link. */
export function typedPhone(typed: string): string {
  const text = typedCode(typed)
  const [, linked] = chatLink.exec(text) ?? []
  const number = linked?.replace(/^%2b/i, '+').trim() ?? text.replace(beforePhone, '')
  return withoutAround(number, aroundCodes)
}

/** Normalises a promo code, which has no spaces. Keeps its case: the backend decides whether case matters. */
export const typedPromoCode = (typed: string): string => withoutSpaces(typedCode(typed))

/** Normalises a postal code, without spaces between its digits. */
export const typedZip = (typed: string): string => withoutSpaces(typedCode(typed))

/** Normalises a number, such as '２'. */
export const typedNumber = typedCode

/** Labels in the shop's languages: 'Nomor pesanan', 'No. ', 'Order #'. */
const beforeOrderNumber = before(
  `${aroundCodes}#`,
  'order|pesanan|commande|num[eé]ro de commande|num[eé]ro|number|nomor|no|nr|n°',
)

/** Normalises an order number, without spaces and labels before it. */
export const typedOrderNumber = (typed: string): string =>
  withoutSpaces(typedCode(typed.replaceAll('№', '#')).replace(beforeOrderNumber, ''))

/**
 * What people type and paste, as it is meant. Each kind of text has its function; the schemas of the contract and the
 * checks of the forms read typed values through them alone. Passwords have none: a changed password would not match
 * the chosen one.
 */

/** Zero-width characters, marks of direction, soft hyphens, byte order marks, and halves of a character. */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\p{Cs}]/gu

/** Spaces of all kinds, line ends, and other control characters: they break databases, mail headers and logs. */
const blank = /[\p{Z}\p{Cc}\u2800]+/gu

/** NFKC would make '121⁄2' of '12½', 'A2' of 'A²', and a space of '´'. */
const notComposed = /([\p{No}\p{Sk}]+)/u

const compose = (text: string): string =>
  text
    .split(notComposed)
    .map((part, index) => (index % 2 === 0 ? part.normalize('NFKC') : part))
    .join('')

/**
 * Names, addresses, notes: on one line, each letter one character, wide forms as plain ones (NFKC), no invisible or control
 * characters, one space between words. Apostrophes, quotes, diacritics and full stops stay.
 */
export const typedText = (typed: string): string =>
  compose(typed.replaceAll(invisible, '')).replaceAll(blank, ' ').trim()

const quotes = `"'\`´‘’‚‛“”„‟‹›«»`

/** Punctuation around text copied out of a sentence. */
const aroundCodes = `${quotes}.,;: `

/** Such characters and labels before a text, in any order. A label ends with a space or a sign, unless nothing comes after it. */
const before = (signs: string, label: string) =>
  new RegExp(`^(?:[${signs}]|(?:${label})(?=[${signs}]|$))+`, 'i')

/** Without a regular expression, which takes a second for a long text of full stops. */
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

/** Without spaces; a letter and the accent behind one become one character. */
const withoutSpaces = (text: string): string => text.replaceAll(' ', '').normalize('NFC')

/** The words of a search, without quotes around the whole: they mean nothing here. */
export function typedSearch(typed: string): string {
  const text = typedText(typed)
  const isQuoted = quotes.includes(text.charAt(0)) && quotes.includes(text.charAt(text.length - 1))
  return isQuoted ? withoutAround(text, `${quotes} `) : text
}

const beforeEmail = before(`${aroundCodes}<>`, 'mailto')

/** An e-mail address, out of '<budi@example.com>', 'Budi <budi@example.com>' or a mailto link. A space within a name stays. */
export function typedEmail(typed: string): string {
  const text = typedText(typed).replaceAll(/ ?([@.]) ?/g, '$1')
  const [, inBrackets = text] = /<([^<>]*)>/.exec(text) ?? []
  const address = inBrackets.replace(beforeEmail, '').replace(/^([^@?]*@[^?]*)\?.*$/, '$1')
  return withoutAround(address, `${aroundCodes}<>`)
}

/** Words before a phone number, in the languages of the shop: 'No. HP', 'Nomor WhatsApp', 'N° de téléphone'. */
const phoneWords =
  'nomor|nomer|nmr|number|num[eé]ro|no|nr|n°|de|tel|telp|tlp|telepon|telephone|t[eé]l|t[eé]l[eé]phone|hp|handphone|hape|ponsel|mobile|portable|phone|cp|wa|whatsapp|sms'

/** A word may also touch the number, and stand in brackets: 'HP0812…', 'No. HP (WA) 0812…'. */
const beforePhone = new RegExp(
  String.raw`^(?:[${aroundCodes}/&#]|(?:${phoneWords})(?=[${aroundCodes}/&#+\d()]|$)|\((?:${phoneWords})\))+`,
  'i',
)

/** A link to a chat with a phone number: 'https://wa.me/62812…?text=Halo', 'https://api.whatsapp.com/send?phone=62812…'. */
const chatLink = new RegExp(
  String.raw`(?:${beforePhone.source}|^)(?:https?://)?(?:(?:www\.)?wa\.me/(?:c/)?|(?:(?:api|web|www)\.)?whatsapp\.com/send/?\?(?:[^#]*&)?phone=|whatsapp://send/?\?(?:[^#]*&)?phone=)((?:\+|%2b)?[\d -]+)/?(?:[?&#].*)?$`,
  'i',
)

/** A phone number, grouped as it was typed, without the words before it; that of a chat out of its link. */
export function typedPhone(typed: string): string {
  const text = typedCode(typed)
  const [, linked] = chatLink.exec(text) ?? []
  const number = linked?.replace(/^%2b/i, '+').trim() ?? text.replace(beforePhone, '')
  return withoutAround(number, aroundCodes)
}

/** A promo code, which has no spaces. Small letters stay: the backend knows whether they mean the same. */
export const typedPromoCode = (typed: string): string => withoutSpaces(typedCode(typed))

/** A postal code, without the spaces between its digits. */
export const typedZip = (typed: string): string => withoutSpaces(typedCode(typed))

/** A number, such as '２'. */
export const typedNumber = typedCode

/** In the languages of the shop: 'Nomor pesanan', 'No. ', 'Order #'. */
const beforeOrderNumber = before(
  `${aroundCodes}#`,
  'order|pesanan|commande|num[eé]ro de commande|num[eé]ro|number|nomor|no|nr|n°',
)

/** An order number, without spaces and labels before it. */
export const typedOrderNumber = (typed: string): string =>
  withoutSpaces(typedCode(typed.replaceAll('№', '#')).replace(beforeOrderNumber, ''))

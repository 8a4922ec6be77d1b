import { list } from 'postcss'
import { attributeName, inputOf } from '#finish/read-markup.ts'

/** The arguments of `:is()`, `:where()`, `:not()` and `:has()`, innermost first. */
const innerArguments = /(?<!\\)\((?:\\.|[^()\\])*\)/g

const className = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi

/** An escaped character of a class name (CSS Syntax Level 3, 4.3.7). */
const escaped = /\\(?:([\da-f]{1,6}) ?|(.))/gi

const unescapeName = (name: string) =>
  name.replace(escaped, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  )

/** Returns a selector without the arguments of its functions, which may be alternatives or exclusions. */
function withoutArguments(selector: string): string {
  const outer = selector.replaceAll(innerArguments, '')
  return outer === selector ? selector : withoutArguments(outer)
}

/** Attributes, pseudo-classes, pseudo-elements and ids. */
const notTypes = /\[[^\]]*\]|::?[\w-]+|#[\w-]+/g

/** Pseudo-elements that only inputs of one type have. */
const inputParts = [
  ['file', /::file-selector-button/],
  ['date', /::-webkit-(?:date|calendar)/],
  ['number', /::-webkit-(?:inner|outer)-spin/],
  ['search', /::-webkit-search/],
] as const

const attribute = /\[([\w-]+)(=["']?(?:true|false)\b)?|:(disabled)\b/g

/** Attributes that also change on a page without scripts, and one that the page sets itself (packages/front/src/finish/late-styles.ts). */
const changing = ['open', 'data-late-fonts']

/** Returns the attributes of a selector. Only scripts can add them to an element later, and the whole stylesheets come with the scripts. */
const attributesIn = (selector: string): string[] =>
  [...selector.matchAll(attribute)].flatMap(([, name = '', value = '', state = '']) =>
    changing.includes(name) ? [] : [attributeName(name + state, value.replace(/\W/g, ''))],
  )

/** Returns the names without which a selector matches nothing on a page (`Markup.names`). */
export function neededNames(selector: string): string[] {
  const outer = withoutArguments(selector)
  const classes = Array.from(outer.matchAll(className), ([, name = '']) => unescapeName(name))
  const others = outer.replace(className, '')
  const types = others.replace(notTypes, '').match(/[a-z][\w-]*/gi) ?? []
  const inputs = inputParts.flatMap(([type, part]) => (part.test(selector) ? inputOf(type) : []))
  return [...classes, ...[...types, ...inputs].map((type) => `<${type}`), ...attributesIn(others)]
}

/** Returns the alternatives of a selector that is one `:is()` or `:where()`, as minifiers merge rules with equal declarations. */
export function alternatives(selector: string): string[] {
  const outer = withoutArguments(selector)
  if (outer !== ':is' && outer !== ':where') return [selector]
  return list.comma(selector.slice(outer.length + 1, -1)).flatMap(alternatives)
}

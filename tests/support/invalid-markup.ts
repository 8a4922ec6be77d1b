/** Content that isn't parsed as the page's HTML. */
const unread = /<(script|template|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const tagsOf = (html: string, names: string) =>
  html.match(new RegExp(`<(?:${names})\\b[^>]*>`, 'g')) ?? []

/** Finds elements allowed only in the head. */
const onlyInHead = (html: string): string[] =>
  tagsOf(html.slice(html.indexOf('<body')), 'style|title|base|meta').filter(
    (tag) => attributeOf(tag, 'itemprop') === undefined,
  )

/** Finds fields whose `form` attribute refers to a missing form, so that they belong to no form. */
function strayFields(html: string): string[] {
  const ids = new Set(tagsOf(html, 'form').map((tag) => attributeOf(tag, 'id')))
  return tagsOf(html, 'button|fieldset|input|object|output|select|textarea').filter((tag) => {
    const form = attributeOf(tag, 'form')
    return form !== undefined && !ids.has(form)
  })
}

/** Finds required lists whose first option is a valid answer: they can't show whether the shopper chose it. */
const answeredLists = (html: string): string[] =>
  [...html.matchAll(/(<select\b[^>]*>)\s*(<option\b[^>]*>)/g)].flatMap(
    ([, list = '', first = '']) =>
      /\srequired\b/.test(list) && !/\s(?:multiple|size)\b/.test(list) && !/\svalue=""/.test(first)
        ? [list]
        : [],
  )

/** Finds meta refreshes without the space that HTML requires before the URL. */
const narrowRefreshes = (html: string): string[] =>
  tagsOf(html, 'meta').filter((tag) => /;url=/i.test(attributeOf(tag, 'content') ?? ''))

/** Returns tags that an HTML checker would report, limited to mistakes found in our pages before. */
export function invalidMarkup(page: string): string[] {
  const html = page.replaceAll(unread, '')
  return [
    ...narrowRefreshes(html),
    ...onlyInHead(html),
    ...strayFields(html),
    ...answeredLists(html),
  ]
}

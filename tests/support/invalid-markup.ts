/** What is no HTML of the page. */
const unread = /<(script|template|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const tagsOf = (html: string, names: string) =>
  html.match(new RegExp(`<(?:${names})\\b[^>]*>`, 'g')) ?? []

/** What only the head of a page may have. */
const onlyInHead = (html: string): string[] =>
  tagsOf(html.slice(html.indexOf('<body')), 'style|title|base|meta').filter(
    (tag) => attributeOf(tag, 'itemprop') === undefined,
  )

/** Fields whose form is not there: they belong to none. */
function strayFields(html: string): string[] {
  const ids = new Set(tagsOf(html, 'form').map((tag) => attributeOf(tag, 'id')))
  return tagsOf(html, 'button|fieldset|input|object|output|select|textarea').filter((tag) => {
    const form = attributeOf(tag, 'form')
    return form !== undefined && !ids.has(form)
  })
}

/** Lists that must be answered, and whose first choice is an answer: nobody can tell whether it was chosen. */
const answeredLists = (html: string): string[] =>
  [...html.matchAll(/(<select\b[^>]*>)\s*(<option\b[^>]*>)/g)].flatMap(
    ([, list = '', first = '']) =>
      /\srequired\b/.test(list) && !/\s(?:multiple|size)\b/.test(list) && !/\svalue=""/.test(first)
        ? [list]
        : [],
  )

/** Redirects without the space that HTML asks for before their address. */
const narrowRefreshes = (html: string): string[] =>
  tagsOf(html, 'meta').filter((tag) => /;url=/i.test(attributeOf(tag, 'content') ?? ''))

/** The tags of a page that a checker of HTML would find wrong, as far as pages here have had such. */
export function invalidMarkup(page: string): string[] {
  const html = page.replaceAll(unread, '')
  return [
    ...narrowRefreshes(html),
    ...onlyInHead(html),
    ...strayFields(html),
    ...answeredLists(html),
  ]
}

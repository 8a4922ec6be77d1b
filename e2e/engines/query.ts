/** What a person would look for: an element by its role and name, by its text, or by CSS where nothing else names it. */
export interface Query {
  role?: string
  css?: string
  /** The accessible name, or for CSS the text; a pattern is written as its source. */
  name?: { exact: string } | { pattern: string }
  /** The deepest element whose whole text matches. */
  text?: { exact: string } | { pattern: string }
  /** Only below an element that this finds. */
  inside?: Query
}

type Name = string | RegExp

const match = (name: Name) =>
  typeof name === 'string' ? { exact: name } : { pattern: name.source }

const named = (query: Query, name?: Name): Query =>
  name === undefined ? query : { ...query, name: match(name) }

export const byRole = (role: string, name?: Name): Query => named({ role }, name)
export const byCss = (css: string, name?: Name): Query => named({ css }, name)
export const byText = (text: Name): Query => ({ text: match(text) })

export const button = (name: Name) => byRole('button', name)
export const link = (name: Name) => byRole('link', name)
export const heading = (name: Name) => byRole('heading', name)
export const radio = (name: Name) => byRole('radio', name)
export const dialog = (name?: Name) => byRole('dialog', name)

/** What a form asks for, by its label. */
export const field = (label: Name) => byCss('input, select, textarea', label)

/** What opens and closes a part of the page. */
export const summary = (name: Name) => byCss('summary', name)

export const inside = (outer: Query, inner: Query): Query => ({ ...inner, inside: outer })
export const inMain = (inner: Query): Query => inside(byRole('main'), inner)

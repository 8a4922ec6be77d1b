/** Describes an element as a person would: by role and name, by its text, or by CSS where it has neither. */
export interface Query {
  role?: string
  css?: string
  /** The accessible name, or the text for CSS queries; a pattern is a RegExp source. */
  name?: { exact: string } | { pattern: string }
  /** Matches the deepest element with this whole text. */
  text?: { exact: string } | { pattern: string }
  /** Restricts the search to descendants of this match. */
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

/** A form field, by its label. */
export const field = (label: Name) => byCss('input, select, textarea', label)

/** The summary that toggles a part of the page. */
export const summary = (name: Name) => byCss('summary', name)

export const inside = (outer: Query, inner: Query): Query => ({ ...inner, inside: outer })
export const inMain = (inner: Query): Query => inside(byRole('main'), inner)

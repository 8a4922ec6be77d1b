/** Styles the links in a list as chips. Set once on the list: repeated on each chip it would be a tenth of the HTML. */
export const chips =
  '[&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:border [&_a]:border-line [&_a]:px-4 [&_a:hover]:border-ink [&_[aria-current]]:border-ink! [&_[aria-current]]:bg-ink [&_[aria-current]]:text-paper'

/** A standalone link in a list, menu or breadcrumb, 44 px high as a touch target. */
export const listLinkStyle = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'

/** The same style for all links of a list. Set once on the list: repeated on a hundred links it would be a tenth of the HTML. */
export const linkListStyle =
  '[&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline-offset-4 [&_a:hover]:underline'

/** A link within a sentence. */
export const textLinkStyle = 'underline underline-offset-4 hover:text-accent'

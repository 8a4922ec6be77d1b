/** A link that stands by itself: in lists, menus and breadcrumbs; 44 px high for a thumb. */
export const listLinkStyle = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'

/** The same for every link of a list, said once: at each of a hundred links it would be a tenth of the page. */
export const linkListStyle =
  '[&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline-offset-4 [&_a:hover]:underline'

/** A link within a sentence. */
export const textLinkStyle = 'underline underline-offset-4 hover:text-accent'

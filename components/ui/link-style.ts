/** A link that stands by itself: in lists, menus and breadcrumbs; 44 px high for a thumb. */
export const listLinkStyle = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'

/** A link within a sentence. */
export const textLinkStyle = 'underline underline-offset-4 hover:text-accent'

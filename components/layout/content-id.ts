/** The id of the content of every page, where the skip link leads. */
export const contentId = 'content'

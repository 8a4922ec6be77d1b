/**
 * Names, in the response of a page for one shopper, the address for browsers that run no scripts. The server removes the header and writes
 * the address into the head: HTML allows the redirect in `noscript` only there, and a page of Next cannot put it there.
 */
export const plainPageHeader = 'x-plain-page'

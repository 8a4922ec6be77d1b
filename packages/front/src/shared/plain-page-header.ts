/**
 * Names, in the response of a page for one shopper, the address that serves browsers in which no script runs. The server takes it off and
 * writes it into the head: HTML has the redirect of `noscript` there alone, and a page of Next cannot put it there.
 */
export const plainPageHeader = 'x-plain-page'

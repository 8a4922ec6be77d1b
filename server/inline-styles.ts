/** A style sheet as Next links it in the head of a page. */
const link = /<link rel="stylesheet" href="(\/_next\/static\/chunks\/([\w.~-]+\.css))"[^>]*?\/>/g

/** A sheet's addresses are relative to its file; in a page they begin at the origin. */
const inPage = (css: string) => css.replaceAll('url(../', 'url(/_next/static/')

/**
 * Before React and the bundler's runtime fetch a sheet, they look in the document for a link to it. This script
 * leaves them one that no browser fetches, whatever it makes of `disabled`: an element of SVG's namespace.
 */
const linkWithoutFetch = (href: string) =>
  '<script>(s=>{let l=document.createElementNS("http://www.w3.org/2000/svg","link");' +
  `for(let[n,v]of[["rel","stylesheet"],["href","${href}"],["data-precedence","next"]])l.setAttribute(n,v);` +
  's.after(l)})(document.currentScript)</script>'

/**
 * A page that holds its styles, so that it is painted without waiting for another answer.
 * What cannot stand in a page stays a link.
 */
export const withStyles = (page: string, sheet: (name: string) => string | null): string =>
  page.replace(link, (tag, href: string, name: string) => {
    const css = sheet(name)
    return css === null || css.includes('</')
      ? tag
      : `<style>${inPage(css)}</style>${linkWithoutFetch(href)}`
  })

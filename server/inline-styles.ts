/** A style sheet as Next links it in the head of a page, without the end of its tag. */
const link = /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w.~-]+\.css)"[^>]*?(?=\/>)/g

/** A sheet's addresses are relative to its file; in a page they begin at the origin. */
const inPage = (css: string) => css.replaceAll('url(../', 'url(/_next/static/')

/**
 * A page that holds its styles, so that it is painted without waiting for another answer. The
 * links stay, disabled: React finds its style sheets there, and the browser does not fetch them.
 * What cannot stand in a page stays a link.
 */
export const withStyles = (page: string, sheet: (name: string) => string | null): string =>
  page.replace(link, (tag, name: string) => {
    const css = sheet(name)
    return css === null || css.includes('</')
      ? tag
      : `<style>${inPage(css)}</style>${tag} disabled=""`
  })

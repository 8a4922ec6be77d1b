/** Full page loads; an object, since no browser lets a test replace `location.assign`. */
export const pageLoad = {
  /** Leaves for another page of ours by a full load, also when only the part after '#' differs. */
  goTo(path: string): void {
    const { pathname, search, hash } = new URL(path, window.location.href)
    const isHere = pathname === window.location.pathname && search === window.location.search
    window.location.assign(path)
    if (isHere && hash) window.location.reload()
  },
}

/** Full page loads; an object, since a test cannot replace `location.assign`. */
export const pageLoad = {
  /** Loads a path of ours in full, also when only the hash differs. */
  goTo(path: string): void {
    const { pathname, search, hash } = new URL(path, window.location.href)
    const isSamePage = pathname === window.location.pathname && search === window.location.search
    window.location.assign(path)
    if (isSamePage && hash) window.location.reload()
  },
}

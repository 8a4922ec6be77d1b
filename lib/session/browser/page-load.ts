/** Full page loads; an object, since tests cannot replace `location.assign`. */
export const pageLoad = {
  /** Whether this document is being unloaded: its address then belongs to the next document. */
  isLeaving: false,

  /** Loads a path of the shop by a full page load, even when only the hash differs. */
  goTo(path: string): void {
    const { pathname, search, hash } = new URL(path, window.location.href)
    const isSamePage = pathname === window.location.pathname && search === window.location.search
    pageLoad.isLeaving = true
    window.location.assign(path)
    if (isSamePage && hash) window.location.reload()
  },
}

import type { ProductListView } from '#lib/catalogue/list-view.ts'
import * as words from '#lib/messages/words.ts'

/** How a search was understood, when that is not as it was written. */
export function SearchNote({ view: { search, count } }: { view: ProductListView }) {
  if (!search || count === 0) return null
  const notes = [
    search.corrected && words.search.corrected(search.corrected),
    search.left_out.length > 0 && words.search.leftOut(search.left_out.join(', ')),
  ].filter(Boolean)
  return notes.length > 0 ? <p className="mb-4">{notes.join(' ')}</p> : null
}

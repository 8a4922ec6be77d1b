import * as words from '#lib/messages/words.ts'

/** Says that a part of the page could not be loaded, below what was pressed. */
export function LoadFailed() {
  return (
    <p role="alert" className="text-danger">
      {words.errors.connectionFailed}
    </p>
  )
}

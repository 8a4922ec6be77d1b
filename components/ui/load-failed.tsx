import * as messages from '#lib/messages/messages.ts'

/** Says that a part of the page could not be loaded, below what was pressed. */
export function LoadFailed() {
  return (
    <p role="alert" className="text-danger">
      {messages.errors.connectionFailed}
    </p>
  )
}

import { errorsMessages } from '#messages/errors.ts'

/** Says that a part of the page could not be loaded, below what was pressed. */
export function LoadFailed() {
  return (
    <p role="alert" className="text-danger">
      {errorsMessages.connectionFailed}
    </p>
  )
}

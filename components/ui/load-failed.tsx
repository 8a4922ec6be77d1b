import { errorsMessages } from '#messages/errors.ts'

/** A message below the pressed control that a part of the page failed to load. */
export function LoadFailed() {
  return (
    <p role="alert" className="text-danger">
      {errorsMessages.connectionFailed}
    </p>
  )
}

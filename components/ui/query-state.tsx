import { ErrorState } from '#components/ui/error-state.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { errorMessage } from '#lib/api/failure.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { listMessages } from '#messages/list.ts'

interface FailedProps {
  message: string
  /** The reason, if the message doesn't state it. */
  reason?: string
  onRetry: () => void
}

/** A failed query, with a retry button. */
export function Failed({ message, reason, onRetry }: FailedProps) {
  return (
    <ErrorState
      title={message}
      {...(reason ? { text: reason } : {})}
      retry={checkoutMessages.retry}
      onRetry={onRetry}
    />
  )
}

interface AvailabilityFailedProps {
  error: unknown
  onRetry: () => void
}

/** A failed availability query (spec §4), with the backend's message as the reason if there is one (spec §8). */
export function AvailabilityFailed({ error, onRetry }: AvailabilityFailedProps) {
  return (
    <Failed
      message={checkoutMessages.availabilityFailed}
      reason={errorMessage(error)}
      onRetry={onRetry}
    />
  )
}

/** A loading query, shown as a skeleton of the choices to come. */
export function Loading() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{listMessages.loading}</span>
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
    </div>
  )
}

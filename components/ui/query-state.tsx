import { ErrorState } from '#components/ui/error-state.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { errorWords } from '#lib/api/error-words.ts'
import * as words from '#lib/messages/words.ts'

interface FailedProps {
  message: string
  /** Why, where the message does not say it. */
  reason?: string
  onRetry: () => void
}

/** A question to the backend that failed, with a way to ask again. */
export function Failed({ message, reason, onRetry }: FailedProps) {
  return (
    <ErrorState
      title={message}
      {...(reason ? { text: reason } : {})}
      retry={words.checkout.retry}
      onRetry={onRetry}
    />
  )
}

interface AvailabilityFailedProps {
  error: unknown
  onRetry: () => void
}

/** An availability that could not be had (spec §4), with why: the backend's own words where it has some (spec §8). */
export function AvailabilityFailed({ error, onRetry }: AvailabilityFailedProps) {
  return (
    <Failed
      message={words.checkout.availabilityFailed}
      reason={errorWords(error)}
      onRetry={onRetry}
    />
  )
}

/** A question to the backend that is under way, in the shape of the choices that it will give. */
export function Loading() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{words.list.loading}</span>
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
    </div>
  )
}

import { Button } from '#components/ui/button.tsx'
import * as words from '#lib/messages/words.ts'

/** The notice that the data may be stale, with a retry button. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status" className="mb-6 flex flex-wrap items-center gap-x-4">
      <p>{words.orders.notFresh}</p>
      <Button look="quiet" onClick={onRetry}>
        {words.errors.retry}
      </Button>
    </div>
  )
}

import type { FormState } from '#components/ui/use-action.ts'

/** The message about the whole form: success, or the reason for a refusal. */
export function FormMessage({ state: { message, isDone } }: { state: FormState }) {
  return (
    <div aria-live="polite" className="empty:-mt-5">
      {message && (
        <p
          className={`border-l-2 py-2 pl-4 ${isDone ? 'border-success text-success' : 'border-danger text-danger'}`}
        >
          {message}
        </p>
      )}
    </div>
  )
}

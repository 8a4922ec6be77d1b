import type { FormState } from '#components/ui/use-action.ts'

/** The message about the whole form: its success, or why it was refused. */
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

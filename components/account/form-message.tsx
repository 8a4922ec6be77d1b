import type { FormState } from '#components/account/use-account-form.ts'

/** What a form says about the whole: that it is done, or why it was refused. */
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

import type { ComponentProps, ReactNode } from 'react'

interface FieldFrameProps {
  id: string
  label: string
  hint?: string | undefined
  problem?: string | undefined
  children: ReactNode
}

const control =
  'min-h-12 w-full border border-muted bg-surface px-3 aria-invalid:border-2 aria-invalid:border-danger disabled:bg-line'

const hintId = (id: string) => `${id}-hint`
const problemId = (id: string) => `${id}-problem`

function FieldFrame({ id, label, hint, problem, children }: FieldFrameProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={hintId(id)} className="mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
      {problem && (
        <p id={problemId(id)} className="mt-1 text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}

interface FieldProps {
  id: string
  label: string
  hint?: string | undefined
  /** What is wrong with the value, in words. */
  problem?: string | undefined
}

function described({ id, hint, problem }: FieldProps) {
  const ids = [hint && hintId(id), problem && problemId(id)].filter(Boolean).join(' ')
  return { 'aria-invalid': problem ? true : undefined, 'aria-describedby': ids || undefined }
}

/** A line of text with its label above, help and problem below. */
export function TextField({
  id,
  label,
  hint,
  problem,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem}>
      <input id={id} {...described({ id, label, hint, problem })} {...input} className={control} />
    </FieldFrame>
  )
}

/** A choice from a list with its label above and its problem below. */
export function SelectField({
  id,
  label,
  hint,
  problem,
  ...select
}: FieldProps & ComponentProps<'select'>) {
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem}>
      <select
        id={id}
        {...described({ id, label, hint, problem })}
        {...select}
        className={control}
      />
    </FieldFrame>
  )
}

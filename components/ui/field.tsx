import type { ComponentProps, ReactNode } from 'react'
import { Choice } from '#components/ui/choice.tsx'

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

function Problem({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1 text-danger text-sm">
      {children}
    </p>
  )
}

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
      {problem && <Problem id={problemId(id)}>{problem}</Problem>}
    </div>
  )
}

interface FieldProps {
  id: string
  label: string
  hint?: string | undefined
  /** The problem with the value, as text. */
  problem?: string | undefined
}

function described({ id, hint, problem }: FieldProps) {
  const ids = [hint && hintId(id), problem && problemId(id)].filter(Boolean).join(' ')
  return { 'aria-invalid': problem ? true : undefined, 'aria-describedby': ids || undefined }
}

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id'> {
  /** A button inside the field, at its end, 48 px wide. */
  end?: ReactNode
  /** A popup below the field. */
  below?: ReactNode
}

/** A text field with its label above, and its hint and problem below. */
export function TextField({ id, label, hint, problem, end, below, ...input }: TextFieldProps) {
  const text = (
    <input
      id={id}
      {...described({ id, label, hint, problem })}
      {...input}
      className={end ? `${control} pr-12` : control}
    />
  )
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem}>
      {end || below ? (
        <div className="relative">
          {text}
          {end && <span className="absolute inset-y-0 right-0">{end}</span>}
          {below}
        </div>
      ) : (
        text
      )}
    </FieldFrame>
  )
}

/** A multi-line text field with its label above, and its hint and problem below. */
export function TextAreaField({
  id,
  label,
  hint,
  problem,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem}>
      <textarea
        id={id}
        {...described({ id, label, hint, problem })}
        {...area}
        className={`${control} block resize-y py-3`}
      />
    </FieldFrame>
  )
}

/** A select field with its label above, and its hint and problem below. */
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

interface ChoiceFieldProps extends FieldProps {
  name: string
  choices: readonly { value: string; label: string }[]
  defaultValue?: string | undefined
  isRequired?: boolean
}

/** A group of radio buttons side by side, with its label above and its problem below. */
export function ChoiceField(field: ChoiceFieldProps) {
  const { id, label, problem, name, choices, defaultValue, isRequired } = field
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={isRequired}
      {...described({ id, label, problem })}
    >
      <p id={`${id}-label`} className="mb-1 font-semibold">
        {label}
      </p>
      <div className="grid grid-cols-2 gap-3">
        {choices.map((choice) => (
          <Choice
            key={choice.value}
            type="radio"
            name={name}
            value={choice.value}
            label={choice.label}
            defaultChecked={choice.value === defaultValue}
          />
        ))}
      </div>
      {problem && <Problem id={problemId(id)}>{problem}</Problem>}
    </div>
  )
}

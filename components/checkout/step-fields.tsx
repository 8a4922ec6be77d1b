'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useAnswering } from '#components/checkout/step-form.tsx'
import { Button } from '#components/ui/button.tsx'
import { Choice } from '#components/ui/choice.tsx'
import { EmailTextField } from '#components/ui/email-text-field.tsx'
import { TextField } from '#components/ui/field.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { checkoutMessages } from '#messages/checkout.ts'

/** A text field of a step's form, with its problem; what is typed is kept. */
export function StepTextField(field: Omit<ComponentProps<typeof TextField>, 'problem'>) {
  const { problems, keep } = useAnswering()
  return <TextField problem={problems[field.id]} onInput={keep} autoComplete="off" {...field} />
}

/** The field of an e-mail address in a step's form. */
export function StepEmailField(field: Omit<ComponentProps<typeof EmailTextField>, 'problem'>) {
  const { problems, keep } = useAnswering()
  return <EmailTextField problem={problems[field.id]} onInput={keep} {...field} />
}

/** A checkbox of a step's form. */
export function StepTick(choice: Omit<ComponentProps<typeof Choice>, 'type'>) {
  const { keep } = useAnswering()
  return <Choice type="checkbox" onInput={keep} {...choice} />
}

/** A button that sends its form, which waits for its answer. */
export function StepButton(button: ComponentProps<typeof Button>) {
  const { isBusy } = useAnswering()
  return <Button type="submit" isBusy={isBusy} {...button} />
}

const missingId = (name: string) => `${name}-problem`

interface ChoiceGroupProps extends ComponentProps<'fieldset'> {
  /** The name of its radio buttons. */
  name: string
}

/** Radio buttons, described by what is said when none is pressed. */
export const ChoiceGroup = ({ name, className = '', ...fieldset }: ChoiceGroupProps) => (
  <fieldset
    className={`flex flex-col gap-3 ${className}`}
    aria-describedby={missingId(name)}
    {...fieldset}
  />
)

/** The end of a form with a required radio choice (spec §5): what is missing, and the button. */
export function ConfirmChoice({ name }: { name: string }) {
  const { problems } = useAnswering()
  return (
    <>
      <p id={missingId(name)} role="alert" className="min-h-8 py-1 text-danger">
        {problems[name]}
      </p>
      <StepButton className="w-full">{checkoutMessages.continue}</StepButton>
    </>
  )
}

interface OptionButtonProps {
  /** The field of its form, and its value. */
  name: string
  value: string | number
  title: string
  children?: ReactNode
  /** Details below the button, inside its border. */
  more?: { id: string; content: ReactNode } | undefined
}

/** A choice that sends its form when pressed. */
export function OptionButton({ name, value, title, children, more }: OptionButtonProps) {
  const { isBusy } = useAnswering()
  return (
    <div className="border border-line bg-surface transition-colors duration-150 has-[button:hover]:border-ink">
      <button
        type="submit"
        name={name}
        value={value}
        aria-busy={isBusy || undefined}
        aria-describedby={more?.id}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 p-4 text-left aria-busy:opacity-60"
      >
        <span className="font-semibold">{title}</span>{' '}
        <span className="text-muted text-sm">{children}</span>
        <Arrow />
      </button>
      {more && (
        <div id={more.id} className="mx-4 border-line border-t py-3">
          {more.content}
        </div>
      )}
    </div>
  )
}

const Arrow = () => (
  <span aria-hidden="true" className="col-start-2 row-span-2 row-start-1 text-muted">
    <Icon name="chevron" />
  </span>
)

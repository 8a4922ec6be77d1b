'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useAnswering } from '#components/checkout/step-form.tsx'
import { Button } from '#components/ui/button.tsx'
import { Choice } from '#components/ui/choice.tsx'
import { EmailTextField } from '#components/ui/email-text-field.tsx'
import { TextField } from '#components/ui/field.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { checkoutMessages } from '#messages/checkout.ts'

/** A text field of a step's form, with its problem. Keeps the typed text. */
export function StepTextField(field: Omit<ComponentProps<typeof TextField>, 'problem'>) {
  const { problems, keep } = useAnswering()
  return <TextField problem={problems[field.id]} onInput={keep} autoComplete="off" {...field} />
}

/** The e-mail field of a step's form. */
export function StepEmailField(field: Omit<ComponentProps<typeof EmailTextField>, 'problem'>) {
  const { problems, keep } = useAnswering()
  return <EmailTextField problem={problems[field.id]} onInput={keep} {...field} />
}

/** A checkbox of a step's form. */
export function StepTick(choice: Omit<ComponentProps<typeof Choice>, 'type'>) {
  const { keep } = useAnswering()
  return <Choice type="checkbox" onInput={keep} {...choice} />
}

/** A submit button of a step's form, busy until the response arrives. */
export function StepButton(button: ComponentProps<typeof Button>) {
  const { isBusy } = useAnswering()
  return <Button type="submit" isBusy={isBusy} {...button} />
}

const missingId = (name: string) => `${name}-problem`

interface ChoiceGroupProps extends ComponentProps<'fieldset'> {
  /** The name of the group's radio buttons. */
  name: string
}

/** A group of radio buttons, described by the problem shown when none is selected. */
export const ChoiceGroup = ({ name, className = '', ...fieldset }: ChoiceGroupProps) => (
  <fieldset
    className={`flex flex-col gap-3 ${className}`}
    aria-describedby={missingId(name)}
    {...fieldset}
  />
)

/** The end of a form with a required radio choice (spec §5): the problem if the choice is missing, and the button. */
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
  /** The button's field name and value in its form. */
  name: string
  value: string | number
  title: string
  children?: ReactNode
  /** Details below the button, inside its border. */
  more?: { id: string; content: ReactNode } | undefined
}

/** A button that submits its form with one choice. */
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

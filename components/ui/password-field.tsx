'use client'

import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { TextField } from '#components/ui/field.tsx'
import { Icon } from '#components/ui/icon.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'end'> {
  /** What the button says that shows what is typed. */
  showLabel: string
}

/** A password, and a button that shows it. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const element = input.current
    // Sent as a password, whatever is shown: browsers remember it as one.
    const hide = () => setShown(false)
    element?.form?.addEventListener('submit', hide)
    return () => {
      element?.form?.removeEventListener('submit', hide)
      hide()
      // A page that is left stays in memory; the password does not.
      if (element) element.value = ''
    }
  }, [])
  return (
    <TextField
      {...field}
      ref={input}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-label={showLabel}
          aria-pressed={isShown}
          aria-controls={field.id}
          onClick={() => setShown(!isShown)}
          className="needs-script flex size-12 items-center justify-center text-muted hover:text-ink aria-pressed:text-accent"
        >
          <Icon name="eye" />
        </button>
      }
    />
  )
}

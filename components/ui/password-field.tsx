'use client'

import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { TextField } from '#components/ui/field.tsx'
import { Icon } from '#components/ui/icon.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'end'> {
  /** The accessible name of the button that shows the password. */
  showLabel: string
}

/** A password field with a button that shows the text. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [isReady, setReady] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    setReady(true)
    const element = input.current
    // Submit it as type password, so that the browser offers to save it.
    const hide = () => setShown(false)
    element?.form?.addEventListener('submit', hide)
    return () => {
      element?.form?.removeEventListener('submit', hide)
      hide()
      // Next keeps the page mounted but hidden after navigation, so remove the password from it.
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
          aria-pressed={isShown}
          aria-controls={field.id}
          onClick={() => setShown(!isShown)}
          // Invisible until the scripts have loaded, since a press would do nothing.
          className={`needs-script ${isReady ? '' : 'invisible'} flex size-12 items-center justify-center text-muted hover:text-ink aria-pressed:text-accent`}
        >
          <Icon name="eye" />
          <span className="sr-only">{showLabel}</span>
        </button>
      }
    />
  )
}

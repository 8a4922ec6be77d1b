'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { TextField } from '#components/ui/field.tsx'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { useDebounced } from '#components/ui/use-debounced.ts'
import { suggestEmail } from '#lib/rules/email-suggestion.ts'
import { authMessages } from '#messages/auth.ts'

/** Pause in typing before a suggestion, in milliseconds. A suggestion that appears during the next press would move the pressed button. */
const pauseMs = 500

interface EmailTextFieldProps extends Omit<ComponentProps<typeof TextField>, 'value'> {
  defaultValue?: string | undefined
}

/**
 * A field for an e-mail address. If the domain looks mistyped, it suggests the likely one, and a press corrects it. It never rejects an
 * address. For a value already in the page the server renders the suggestion.
 */
export function EmailTextField({ defaultValue = '', onInput, ...field }: EmailTextFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(defaultValue)
  // Typed before hydration, or filled in by the browser.
  useEffect(() => setTyped(input.current?.value ?? ''), [])
  const settled = useDebounced(typed, pauseMs)
  const meant = typed === settled ? suggestEmail(settled) : null
  const correct = (email: string) => {
    if (!input.current) return
    input.current.value = email
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    input.current.focus()
  }
  return (
    <div>
      <TextField
        autoComplete="email"
        {...field}
        defaultValue={defaultValue}
        ref={input}
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          onInput?.(event)
        }}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div aria-live="polite">
        {meant && (
          <p className="mt-1 wrap-anywhere">
            {authMessages.emailMeant(meant)}{' '}
            <button
              type="button"
              onClick={() => correct(meant)}
              className={`needs-script inline-flex min-h-11 items-center font-semibold ${textLinkStyle}`}
            >
              {authMessages.correctEmail}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

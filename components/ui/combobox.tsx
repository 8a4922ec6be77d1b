'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { TextField } from '#components/ui/field.tsx'

export interface ComboboxOption {
  id: number
  label: string
  /** Distinguishes options with the same label. */
  hint: string
}

interface ComboboxProps {
  id: string
  label: string
  hint?: string
  text: string
  onText: (text: string) => void
  options: readonly ComboboxOption[]
  /** The accessible name of the list of options. */
  listLabel: string
  /** The status message about the options. Without `isShown` only screen readers get it. */
  status: { text: string; isShown: boolean }
  onChoose: (id: number) => void
}

const keys: readonly string[] = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']

const optionId = (id: string, option: ComboboxOption | undefined) =>
  option && `${id}-option-${option.id}`

/** A search field with suggestions: the ARIA combobox with a listbox. Enter chooses an option and doesn't submit the form. */
export function Combobox({
  id,
  text,
  onText,
  options,
  listLabel,
  status,
  onChoose,
  ...field
}: ComboboxProps) {
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<number | null>(null)
  const isShown = isOpen && options.length > 0
  const active = isShown ? options.find((option) => option.id === activeId) : undefined

  const choose = (option: ComboboxOption) => {
    setOpen(false)
    onChoose(option.id)
  }
  const move = (step: 1 | -1) => {
    const from = active ? options.indexOf(active) : step === 1 ? -1 : options.length
    setOpen(true)
    setActiveId(options.at((from + step) % options.length)?.id ?? null)
  }
  const act = (key: string) => {
    if (key === 'ArrowDown') move(1)
    if (key === 'ArrowUp') move(-1)
    if (key === 'Enter' && active) choose(active)
    if (key === 'Escape') isShown ? setOpen(false) : onText('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !keys.includes(event.key)) return
    event.preventDefault()
    act(event.key)
  }
  return (
    <div>
      <TextField
        {...field}
        id={id}
        type="text"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={optionId(id, active)}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        inputMode="search"
        enterKeyHint="search"
        value={text}
        onChange={(event) => {
          setActiveId(null)
          setOpen(true)
          onText(event.target.value)
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
        below={
          <Options
            id={id}
            label={listLabel}
            options={isShown ? options : []}
            active={active}
            onChoose={choose}
          />
        }
      />
      <p role="status" className={status.isShown ? 'mt-1 text-sm' : 'sr-only'}>
        {status.text}
      </p>
    </div>
  )
}

interface OptionsProps {
  id: string
  label: string
  options: readonly ComboboxOption[]
  active: ComboboxOption | undefined
  onChoose: (option: ComboboxOption) => void
}

function Options({ id, label, options, active, onChoose }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={options.length === 0}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto border border-ink bg-surface shadow-lg"
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys for its options
        <div
          key={option.id}
          id={optionId(id, option)}
          role="option"
          tabIndex={-1}
          aria-selected={option === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          className="min-h-12 cursor-pointer px-3 py-2 hover:bg-paper aria-selected:bg-ink aria-selected:text-paper [&[aria-selected=true]>:last-child]:text-paper"
        >
          <span className="block font-semibold">{option.label}</span>{' '}
          <span className="block text-muted text-sm">{option.hint}</span>
        </div>
      ))}
    </div>
  )
}

'use client'

import { type ComponentProps, useCallback } from 'react'

/** A tool of agents in browsers (docs/agents.md). */
export interface Tool {
  /** Letters, digits and underscores: one on a page. */
  name: string
  description: string
}

interface ToolFormProps extends ComponentProps<'form'> {
  tool: Tool
}

/** The tools of pages that were hidden meanwhile. */
const takenAway = new Set<string>()

/**
 * A form that is a tool. Of two tools with one name browsers know the first alone, and Next keeps earlier pages in the
 * document, hidden: while its page is hidden, the form is none.
 */
export function ToolForm({ tool: { name, description }, ...form }: ToolFormProps) {
  const whileShown = useCallback(
    (element: HTMLFormElement) => {
      // Set anew: while the page before had a tool of this name, the browser did not take this one.
      if (takenAway.has(name)) element.removeAttribute('toolname')
      element.setAttribute('toolname', name)
      return () => {
        takenAway.add(name)
        element.removeAttribute('toolname')
      }
    },
    [name],
  )
  return (
    <form
      ref={whileShown}
      toolname={name}
      tooldescription={description}
      toolautosubmit=""
      {...form}
    />
  )
}

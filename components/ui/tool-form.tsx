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
 * A form that is a WebMCP tool. Browsers register only the first of two tools with one name, and Next keeps earlier pages in the
 * document, hidden: so the form stops being a tool while its page is hidden.
 */
export function ToolForm({ tool: { name, description }, ...form }: ToolFormProps) {
  const whileShown = useCallback(
    (element: HTMLFormElement) => {
      // Set again: the browser ignored this tool while the previous page had one with the same name.
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

'use client'

import { type ComponentProps, useCallback } from 'react'

/** A tool for agents in the browser (docs/agents.md). */
export interface Tool {
  /** Letters, digits and underscores; unique on a page. */
  name: string
  description: string
}

interface ToolFormProps extends ComponentProps<'form'> {
  tool: Tool
}

/** Names of tools whose pages were hidden since. */
const takenAway = new Set<string>()

/**
 * A form that is a WebMCP tool. Browsers register only the first of two tools with the same name, and Next keeps earlier pages hidden in
 * the document, so the form stops being a tool while its page is hidden.
 */
export function ToolForm({ tool: { name, description }, ...form }: ToolFormProps) {
  const whileShown = useCallback(
    (element: HTMLFormElement) => {
      // Set it again: the browser ignored this tool while the previous page had one with the same name.
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

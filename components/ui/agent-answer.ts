import type { FormEvent } from 'react'

/** The result of a tool, in the format of the Model Context Protocol (CallToolResult). */
export interface ToolResult {
  isError: boolean
  content: { type: 'text'; text: string }[]
  structuredContent?: Readonly<Record<string, unknown>>
}

export const textOf = (text: string): ToolResult['content'] => [{ type: 'text', text }]

export const toolDone = (
  text: string,
  structuredContent: Readonly<Record<string, unknown>>,
): ToolResult => ({ isError: false, content: textOf(text), structuredContent })

/** Returns a refusal with its reason. */
export const toolRefused = (text: string): ToolResult => ({ isError: true, content: textOf(text) })

/** Returns whether an agent submitted the form and awaits a result. */
export const isFromAgent = ({ nativeEvent }: FormEvent): boolean =>
  'agentInvoked' in nativeEvent && nativeEvent.agentInvoked === true

/** Sends an agent its result while the event is handled. Browsers count a form without a result as failed, and agents resend it. */
export function answerAgent({ nativeEvent }: FormEvent, result: Promise<ToolResult>): void {
  if (nativeEvent instanceof SubmitEvent) nativeEvent.respondWith?.(result)
}

import type { FormEvent } from 'react'

/** The result of a tool, in the form of the Model Context Protocol (CallToolResult). */
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

/** A refusal, with its reason. */
export const toolRefused = (text: string): ToolResult => ({ isError: true, content: textOf(text) })

/** Whether an agent has sent a form, and waits for a result. */
export const isFromAgent = ({ nativeEvent }: FormEvent): boolean =>
  'agentInvoked' in nativeEvent && nativeEvent.agentInvoked === true

/** Gives an agent its result, while its event is handled: a browser counts a form without one as failed, and agents send it again. */
export function answerAgent({ nativeEvent }: FormEvent, result: Promise<ToolResult>): void {
  if (nativeEvent instanceof SubmitEvent) nativeEvent.respondWith?.(result)
}

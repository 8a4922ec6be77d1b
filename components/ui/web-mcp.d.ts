import 'react'

/** A form that is a tool for agents in the browser (WebMCP, declarative API). */
interface ToolAttributes {
  toolname?: string | undefined
  tooldescription?: string | undefined
  /** Empty if an agent may submit the form without asking. */
  toolautosubmit?: '' | undefined
}

/** A field without a label, or with a label that is too short for an agent. */
interface ParameterAttributes {
  toolparamdescription?: string | undefined
}

declare module 'react' {
  interface FormHTMLAttributes<T> extends ToolAttributes {}
  interface InputHTMLAttributes<T> extends ParameterAttributes {}
  interface SelectHTMLAttributes<T> extends ParameterAttributes {}
  /** For its radio buttons, which have no description of their own. */
  interface FieldsetHTMLAttributes<T> extends ParameterAttributes {}
}

declare global {
  interface SubmitEvent {
    /** Whether an agent submitted the form; undefined in browsers without agents. */
    readonly agentInvoked?: boolean
    /** Sends the agent its result. Call it after `preventDefault`, while the event is handled. */
    respondWith?(result: Promise<unknown>): void
  }
}

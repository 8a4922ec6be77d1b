import 'react'

/** A form that is a tool of agents in browsers (WebMCP, declarative API). */
interface ToolAttributes {
  toolname?: string | undefined
  tooldescription?: string | undefined
  /** Empty where an agent may send the form without asking. */
  toolautosubmit?: '' | undefined
}

/** A field without a label, or with one that is too short for an agent. */
interface ParameterAttributes {
  toolparamdescription?: string | undefined
}

declare module 'react' {
  interface FormHTMLAttributes<T> extends ToolAttributes {}
  interface InputHTMLAttributes<T> extends ParameterAttributes {}
  interface SelectHTMLAttributes<T> extends ParameterAttributes {}
  /** Of its radio buttons, which have no description of their own. */
  interface FieldsetHTMLAttributes<T> extends ParameterAttributes {}
}

declare global {
  interface SubmitEvent {
    /** Whether an agent has sent the form; undefined where the browser has no agents. */
    readonly agentInvoked?: boolean
    /** Gives the agent its result; only after `preventDefault`, and while the event is handled. */
    respondWith?(result: Promise<unknown>): void
  }
}

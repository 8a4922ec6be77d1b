import 'react'

declare module 'react' {
  /** Allows custom properties in `style`. */
  interface CSSProperties {
    [name: `--${string}`]: string
  }
}

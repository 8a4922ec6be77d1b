import 'react'

declare module 'react' {
  /** Custom properties may be set by `style`. */
  interface CSSProperties {
    [name: `--${string}`]: string
  }
}

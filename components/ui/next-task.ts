/** Lets the browser answer presses and paint before what follows: a script that has just loaded has taken its time. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

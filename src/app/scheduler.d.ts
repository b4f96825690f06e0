// React's own scheduler comes without types, and those that others wrote leave this function out.
declare module 'scheduler' {
  /** Frames a second, one slice of rendering each; 0 is React's usual slice of 5 ms. */
  export function unstable_forceFrameRate(framesPerSecond: number): void
}

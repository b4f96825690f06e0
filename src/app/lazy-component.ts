import { createElement, lazy, useState, type ComponentType } from 'react'

export interface LazyComponent<TProps extends object> {
  Component: ComponentType<TProps>
  /** Fetches the code ahead of rendering. A failed fetch is tried again. */
  load: () => Promise<unknown>
}

/** A component in its own chunk. */
export function lazyComponent<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
): LazyComponent<TProps> {
  let loading: Promise<{ default: ComponentType<TProps> }> | undefined
  let loaded: ComponentType<TProps> | undefined
  const loadOnce = () =>
    (loading ??= load().then(
      (component) => {
        loaded = component
        return { default: component }
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  const Lazy: ComponentType<TProps> = lazy(loadOnce)

  /**
   * Renders loaded code without suspending, which `lazy` always does once. React stops hydrating a suspended form that
   * is updated, and its text would be lost.
   */
  function Component(props: TProps) {
    const [Shown] = useState(() => loaded ?? Lazy)
    return createElement(Shown, props)
  }
  return { Component, load: loadOnce }
}

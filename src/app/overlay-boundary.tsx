import { Component, type ReactNode } from 'react'
import { sayNotOpened } from '../toast.ts'

interface OverlayBoundaryProps {
  onClose: () => void
  children: ReactNode
}

/** Closes an overlay that throws or whose code cannot be loaded, and says so. Its `key` should name the overlay. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    sayNotOpened()
    this.props.onClose()
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}

import { Component, type ReactNode } from 'react'
import { Button } from './controls.tsx'

interface TabBoundaryProps {
  /** Leads to the first tab. */
  onBack: () => void
  children: ReactNode
}

/** A tab that cannot be drawn takes neither the dock nor the way to its other tabs with it. */
export class TabBoundary extends Component<TabBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { onBack, children } = this.props
    if (!this.state.failed) return children
    return (
      <div role="alert">
        <p className="hint">This tab could not be shown.</p>
        <Button
          kind="main"
          onClick={() => {
            this.setState({ failed: false })
            onBack()
          }}
        >
          Back to the first tab
        </Button>
      </div>
    )
  }
}

import { Component, type ReactNode } from 'react'
import { Button } from './controls.tsx'

interface TabBoundaryProps {
  onBack: () => void
  children: ReactNode
}

/** Keeps the dock and its other tabs usable when a tab cannot be rendered. */
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

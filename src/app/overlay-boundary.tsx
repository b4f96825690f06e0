import Button from '@mui/material/Button'
import { Component, type ReactNode } from 'react'
import { EmptyState } from '../ui/feedback/states.tsx'
import { PlainDialog } from '../ui/overlays/dialog.tsx'

interface OverlayBoundaryProps {
  onClose: () => void
  children: ReactNode
}

/** Shows an error dialog when an overlay throws or its code cannot be loaded. Its `key` should name the overlay. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <PlainDialog open onClose={this.props.onClose} title="This could not be opened">
        <EmptyState
          title="Part of the application did not load"
          text="Check your connection and your ad blocker, then reload the page."
          action={
            <Button variant="contained" onClick={() => location.reload()}>
              Reload the page
            </Button>
          }
        />
      </PlainDialog>
    )
  }
}

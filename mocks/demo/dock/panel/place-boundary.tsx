import Alert from '@mui/material/Alert'
import { Component, type ReactNode } from 'react'

/** Keeps the dock and its other places usable when one cannot be rendered. */
export class PlaceBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? (
      <Alert severity="error">This place could not be shown. The others still work.</Alert>
    ) : (
      this.props.children
    )
  }
}

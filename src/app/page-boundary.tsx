import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Component, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../routing/paths.ts'
import { EmptyState, Loading } from '../ui/states.tsx'
import { isReloading } from './stale-build.ts'

const Alert = styled('div')({ minHeight: '60dvh', display: 'grid', placeItems: 'center' })
const Ways = styled('div')({ display: 'flex', gap: 8, justifyContent: 'center', flexWrap: 'wrap' })

/** A page that fails takes neither the navigation nor the other pages with it. Give it the page's path as key. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    if (isReloading()) return <Loading />
    return (
      <Alert role="alert">
        <EmptyState
          title="This page could not be shown"
          text="Something went wrong while showing it. Nothing that you sent was lost."
          action={
            <Ways>
              <Button variant="contained" onClick={() => this.setState({ failed: false })}>
                Try again
              </Button>
              <Button component={Link} to={paths.dashboard} onClick={() => this.setState({ failed: false })}>
                Go to Dashboard
              </Button>
              <Button onClick={() => location.reload()}>Reload</Button>
            </Ways>
          }
        />
      </Alert>
    )
  }
}

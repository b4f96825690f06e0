import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Component, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../routing/paths.ts'
import { EmptyState, Loading } from '../ui/feedback/states.tsx'
import { isWorthReload, reloadOnce } from './stale-build.ts'

const Alert = styled('div')({ minHeight: '60dvh', display: 'grid', placeItems: 'center' })

interface PageBoundaryProps {
  children: ReactNode
}

interface PageBoundaryState {
  /** `reloads` while the page is about to be loaded again for a newer build. */
  failure: { reloads: boolean } | null
}

/** A page that fails leaves the navigation and the other pages usable. Give it the page's path as key. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: { reloads: isWorthReload(error) } }
  }

  override componentDidCatch(): void {
    if (this.state.failure?.reloads) reloadOnce()
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    if (failure.reloads) return <Loading />
    return (
      <Alert role="alert">
        <EmptyState
          title="This page could not be shown"
          text="Something went wrong while showing it. Nothing that you sent was lost."
          action={
            <>
              {/* React keeps the failure of code that could not be fetched, so that only a reload tries again. */}
              <Button variant="contained" onClick={() => location.reload()}>
                Try again
              </Button>
              <Button component={Link} to={paths.dashboard} onClick={() => this.setState({ failure: null })}>
                Go to Dashboard
              </Button>
            </>
          }
        />
      </Alert>
    )
  }
}

import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Component, type ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../routing/paths.ts'
import { EmptyState, Loading } from '../ui/feedback/states.tsx'
import { isMissingFile, isWorthReload, reloadOnce } from './stale-build.ts'

const MISSING_FILE = 'Check your connection and your ad blocker, then try again.'

const Alert = styled('div')({ minHeight: '60dvh', display: 'grid', placeItems: 'center' })

interface PageBoundaryProps {
  children: ReactNode
}

interface PageBoundaryState {
  /** `reloads` is true when the browser is about to reload to get a newer build. */
  failure: { reloads: boolean; isMissingFile: boolean } | null
}

/** Keeps the navigation usable when a page throws. Use the page's path as `key`: it resets the error. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: { reloads: isWorthReload(error), isMissingFile: isMissingFile(error) } }
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
          text={`${failure.isMissingFile ? MISSING_FILE : 'Something went wrong.'} Everything you sent is safe.`}
          action={
            <>
              {/* React.lazy caches a failed import, so only a reload tries it again. */}
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

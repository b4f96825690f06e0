import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Component, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../routing/paths.ts'
import { EmptyState, Loading } from '../ui/states.tsx'
import { isWorthReload, reloadOnce } from './stale-build.ts'

const Alert = styled('div')({ minHeight: '60dvh', display: 'grid', placeItems: 'center' })
const Ways = styled('div')({ display: 'flex', gap: 8, justifyContent: 'center', flexWrap: 'wrap' })

interface PageBoundaryState {
  /** Whether the page is about to be loaded again: nothing to be said until then. */
  failure: { reloads: boolean } | null
}

interface PageBoundaryProps {
  children: ReactNode
  /** The failure is on the screen: what comes next is another try. */
  onFailure?: () => void
}

/** A page that fails takes neither the navigation nor the other pages with it. Give it the page's path as key. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: { reloads: isWorthReload(error) } }
  }

  override componentDidCatch(): void {
    this.props.onFailure?.()
    if (this.state.failure?.reloads) reloadOnce()
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    if (failure.reloads) return <Loading />
    const again = () => this.setState({ failure: null })
    return (
      <Alert role="alert">
        <EmptyState
          title="This page could not be shown"
          text="Something went wrong while showing it. Nothing that you sent was lost."
          action={
            <Ways>
              <Button variant="contained" onClick={again}>
                Try again
              </Button>
              <Button component={Link} to={paths.dashboard} onClick={again}>
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

import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { paths } from '../routing/paths.ts'
import { PAGE_HEIGHT, token } from '../theme/tokens.ts'
import { Mark } from '../brand/brand-mark.tsx'
import { usePageArrival } from '../ui/layout/page-arrival.ts'

const Centre = styled('main')({
  minHeight: PAGE_HEIGHT,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
})

const Card = styled('div')({
  width: 'min(440px, 100%)',
  padding: 40,
  background: token.surface,
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.sheet,
  textAlign: 'center',
})

const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h2, margin: '20px 0 4px' }))
const Hint = styled('p')({ margin: '0 0 24px', color: token.muted })

export function NotFoundPage() {
  const heading = usePageArrival('404 Page Not Found')
  return (
    <Centre>
      <Card>
        <Mark size={40} />
        <Title ref={heading} tabIndex={-1}>
          404 Page Not Found
        </Title>
        <Hint>Did you forget to add the page to the router?</Hint>
        <Button variant="contained" component={Link} to={paths.dashboard}>
          Go to Dashboard
        </Button>
      </Card>
    </Centre>
  )
}

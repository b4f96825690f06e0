import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined'
import IconButton from '@mui/material/IconButton'
import { keyframes, styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import { SAMPLE_NOTIFICATIONS } from '../../placeholders.ts'
import { media, token, tone } from '../../theme/tokens.ts'
import { useDismiss } from '../../ui/use-dismiss.ts'

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

const Anchor = styled('div')({ position: 'relative', [media.phone]: { position: 'static' } })

const Badge = styled('span')({
  position: 'absolute',
  top: 2,
  right: 2,
  minWidth: 17,
  height: 17,
  padding: '0 4px',
  borderRadius: 999,
  display: 'grid',
  placeItems: 'center',
  background: tone('red').tint,
  color: tone('red').text,
  boxShadow: `0 0 0 2px ${token.surface}`,
  fontSize: '0.6875rem',
  lineHeight: 1,
  fontWeight: 650,
  [media.phone]: { top: 5, right: 5 },
})

const Popup = styled('section')({
  position: 'absolute',
  zIndex: 20,
  top: 'calc(100% + 8px)',
  right: 0,
  width: 360,
  background: token.surface,
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.card,
  boxShadow: token.shadow.floating,
  animation: `${drop} ${token.motion}`,
  [media.phone]: { width: 'auto', left: 8, right: 8 },
})

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0, padding: '14px 16px 10px' }))
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })
const Item = styled('li')({ padding: '12px 16px', borderTop: `1px solid ${token.hairline}` })
const Line = styled('p')({ margin: 0, display: 'flex', justifyContent: 'space-between', gap: 12, fontWeight: 550 })
const When = styled('span')({
  flex: 'none',
  fontWeight: 400,
  fontSize: '0.75rem',
  lineHeight: '21px',
  color: token.muted,
})
const Text = styled('p')({ margin: '2px 0 0', color: token.muted, fontSize: '0.8125rem' })

/** The samples that the specification fixes, behind a badge that always says 3. */
export function Notifications() {
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLElement>(null)
  useDismiss(open, () => setOpen(false), popup, button)

  return (
    <Anchor>
      <IconButton
        ref={button}
        aria-label="Notifications, 3 new"
        data-tip="Notifications"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        sx={{ position: 'relative' }}
      >
        <NotificationsOutlined />
        <Badge aria-hidden>3</Badge>
      </IconButton>
      {open && (
        <Popup ref={popup} id={id} aria-labelledby={`${id}-title`}>
          <Title id={`${id}-title`}>Notifications</Title>
          <List>
            {SAMPLE_NOTIFICATIONS.map(({ id: key, title, text, when }) => (
              <Item key={key}>
                <Line>
                  {title}
                  <When>{when}</When>
                </Line>
                <Text>{text}</Text>
              </Item>
            ))}
          </List>
        </Popup>
      )}
    </Anchor>
  )
}

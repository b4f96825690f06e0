import ButtonBase from '@mui/material/ButtonBase'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { counted } from '../../../../src/text/format.ts'
import { useDock, useRequests, useStore } from '../dock-context.ts'
import { makeRoomForMark } from '../mark-room.ts'
import { MARK_STYLE } from '../mark-style.ts'

interface HandleProps {
  /** Whether the mark opens the dock; otherwise it only says what the page is. */
  opens: boolean
  /** Whether it takes the focus when nothing else has it. */
  takesFocus: boolean
  onOpen: () => void
}

/** The mark "Demonstration", which opens the dock. */
export function Handle({ opens, takesFocus, onOpen }: HandleProps) {
  const { bank, quiet } = useDock()
  const notices = useStore(bank.notices)
  const alarm = useRequests().some(({ inContract }) => !inContract)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) button.current?.focus()
  }, [takesFocus])
  // Unless the page is quiet, the room is there from the start.
  useLayoutEffect(() => (quiet && opens ? makeRoomForMark() : undefined), [quiet, opens])
  const count = notices.length
  return (
    <>
      <GlobalStyles styles={MARK_STYLE} />
      {opens ? (
        <ButtonBase
          ref={button}
          className="mark"
          data-solid
          title="Open the demo dock"
          data-alarm={alarm || count > 0 ? '' : undefined}
          aria-label={`Demonstration: open the dock${count > 0 ? `, ${counted(count, 'notice')}` : ''}`}
          onClick={onOpen}
        >
          <span>{quiet ? '···' : `Demonstration${count > 0 ? ` · ${count}` : ''}`}</span>
        </ButtonBase>
      ) : (
        !quiet && (
          <aside className="mark" data-solid aria-label="Note">
            Demonstration
          </aside>
        )
      )}
    </>
  )
}

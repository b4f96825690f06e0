import { useState } from 'react'
import { passesFocusOn } from '../../../../../src/ui/feedback/focus.ts'
import { importState } from '../../../console.ts'
import { useDock } from '../../dock-context.ts'
import { Button, Section, useSaying } from '../controls.tsx'
import { readFileText, readMarks, unusedName, writeMarks, type Mark } from '../marks.ts'

/** States to return to. */
export function Marks() {
  const { bank, corridor, presentation } = useDock()
  const { storage, scope } = bank.options
  const [marks, setMarks] = useState(() => readMarks(storage, scope))
  const [name, setName] = useState('')
  const { run, saying } = useSaying()
  const keep = (next: Mark[]) => {
    writeMarks(storage, scope, next)
    setMarks(next)
  }
  const add = async () => {
    const text = JSON.stringify(await corridor.exportState())
    const given = name.trim() || unusedName(marks)
    keep([...marks.filter((mark) => mark.name !== given), { name: given, text }])
    setName('')
  }
  return (
    <Section title="Marks" hint="States to return to, kept in this browser.">
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          run(add, 'Mark saved.')
        }}
      >
        <input
          className="search grow"
          aria-label="Name of the mark"
          placeholder="Before the big payment"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
          style={{ width: 'auto' }}
        />
        <button type="submit" className="button">
          Save mark
        </button>
      </form>
      <ul className="list" style={{ marginTop: 10 }}>
        {marks.map((mark) => (
          <li key={mark.name} ref={passesFocusOn} className="row">
            <span className="grow cut">{mark.name}</span>
            <Button
              onClick={() =>
                run(() => importState(bank, readFileText(mark.text).state, presentation), `Back at “${mark.name}”.`)
              }
            >
              Return
            </Button>
            <Button
              kind="quiet"
              aria-label={`Delete ${mark.name}`}
              onClick={() => run(() => keep(marks.filter((other) => other !== mark)))}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {saying}
    </Section>
  )
}

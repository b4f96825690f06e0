import { useState } from 'react'
import { downloadFile } from '../../../../../src/documents/download.ts'
import { homeAddress } from '../../../../../src/routing/address.ts'
import { optionsOf } from '../../../../../src/ui/forms/select.tsx'
import { linkOf, pack } from '../../../links/state-link.ts'
import { writePlaywrightTest } from '../../../tours/export/playwright-test.ts'
import { packTour } from '../../../tours/tour-link.ts'
import { writeTourText } from '../../../tours/read-tour.ts'
import type { Tour } from '../../../tours/tour.ts'
import { useDock } from '../../dock-context.ts'
import { linkTime } from '../scenario-link.ts'
import { MadeLink, useMadeLink } from '../sections/made-link.tsx'
import { saveFile } from '../files.ts'
import { Text, Toggle } from '../fields.tsx'
import { Act, Hint, Row } from '../kit.tsx'

const BEGINNINGS = optionsOf({
  recorded: 'As it was recorded',
  present: 'In the current state',
  any: 'In whatever state is open',
})

interface SendTourProps {
  id: string
  /** Saves what is typed in the open step, and returns the saved tour. */
  keep: () => Tour
}

/** The tour as a link or a file, which hold what it starts from. */
export function SendTour({ id, keep }: SendTourProps) {
  const { bank, basePath, corridor, command, presentation } = useDock()
  const [beginning, setBeginning] = useState('recorded')
  const [plays, setPlays] = useState(true)
  const sent = async (): Promise<Tour> => {
    const tour = keep()
    if (beginning === 'recorded') return tour
    const { scenario: _, state: __, ...rest } = tour
    return beginning === 'any' ? rest : { ...rest, state: await pack(JSON.stringify(await corridor.exportState())) }
  }
  const [link, copyLink] = useMadeLink(async () =>
    linkOf(homeAddress(basePath), 'tour', { tour: await packTour(await sent()), ...(plays && { play: '1' }) }),
  )
  const saveTest = async () => {
    const { record } = bank
    const begun = await sent()
    const isPresent = begun.scenario === undefined || begun.scenario === record.scenario
    const fragment =
      begun.state === undefined
        ? {
            scenario: begun.scenario ?? record.scenario,
            ...(!begun.signedOut && { signin: '1' }),
            ...(isPresent && { seed: String(record.seed) }),
            now: linkTime(bank.now()),
          }
        : { state: begun.state }
    // As where it plays.
    const samples = presentation.brand().samples ? 'on' : 'off'
    const text = writePlaywrightTest(begun, { address: homeAddress(basePath), fragment: { ...fragment, samples } })
    downloadFile(`${id}.spec.ts`, text, 'text/plain')
  }
  return (
    <>
      <Text
        label="Starts"
        value={beginning}
        options={BEGINNINGS}
        onChange={({ target }) => setBeginning(target.value)}
      />
      <Toggle label="The link plays it by itself" checked={plays} onChange={setPlays} />
      <Row>
        <Act primary done="Link copied." work={copyLink}>
          Copy link
        </Act>
        <Act done="Saved." work={async () => saveFile(`${id}.tour.json`, writeTourText(await sent()))}>
          Save file
        </Act>
        <Act done="Saved." work={saveTest}>
          Save Playwright test
        </Act>
        <Act work={() => command.drawStoryboard(keep().id)}>Save storyboard</Act>
      </Row>
      <MadeLink label="Tour link" link={link} />
      <Hint>The storyboard is one page with a picture of each step: the tour plays while it is drawn.</Hint>
    </>
  )
}

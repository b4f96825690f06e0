import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { type ReactNode } from 'react'
import { isScenario, catalogue, COUNTED_SCENARIO } from '../../../bank/scenarios/catalogue.ts'
import { MAX_PAYEES } from '../../../bank/store/prospect-kit.ts'
import { useBankData, useBrand, useDock, useStore } from '../dock-context.ts'
import { ChosenLogo } from './chosen-logo.tsx'
import { beginsVerified } from './enter-scenario.ts'
import { LOGO_TYPES, readLogo } from './logo-file.ts'
import {
  COUNTRIES,
  CURRENCIES,
  descriptionOf,
  FIGURES,
  sceneOf,
  sceneSchema,
  SIZES,
  type Scene as SceneValues,
} from './scene-form.ts'
import { useScene } from './use-scene.ts'
import { copyText } from './files.ts'
import { DockForm, Field, Text, Toggle, ToggleField } from './fields.tsx'
import { Act, FileAct, Pair, Row, Section } from './kit.tsx'

export const MORE_OF_SCENE = 'More of the scene'

/** Longer ones come from a file. */
const MAX_SHOWN_LOGO = 400

const SCENARIOS = Object.entries(catalogue).map(([value, { title: label }]) => ({ value, label }))

/** What is shown, and to whom: scenario, prospect, bank and room. */
export function Scene() {
  const { bank } = useDock()
  const brand = useBrand()
  const record = useBankData((state) => state.record)
  const { show } = useScene()
  return (
    <>
      <Stack sx={{ padding: '16px 16px 12px' }}>
        <DockForm
          label="Scene"
          values={sceneOf(record, brand, bank.options)}
          schema={sceneSchema}
          submit="Show this"
          onSubmit={show}
          acts={<SceneActs />}
        >
          <SceneFields />
        </DockForm>
      </Stack>
      <PageSection />
    </>
  )
}

function SceneActs() {
  const { corridor } = useDock()
  const { values } = useFormikContext<SceneValues>()
  const { linkTo } = useScene()
  return (
    <>
      <Act done="Link copied. It opens this scene." work={() => copyText(linkTo(values))}>
        Copy link
      </Act>
      <Act quiet done="The scenario starts again." work={() => corridor.reset()}>
        Reset the scenario
      </Act>
    </>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack spacing={1.25} role="group" aria-label={title}>
    <Typography variant="h3">{title}</Typography>
    {children}
  </Stack>
)

function SceneFields() {
  const { values, setFieldValue } = useFormikContext<SceneValues>()
  const scenario = isScenario(values.scenario) ? values.scenario : 'established'
  return (
    <>
      <Field name="scenario" label="Scenario" options={SCENARIOS} help={descriptionOf(scenario, values.company)} />
      {values.scenario === COUNTED_SCENARIO && <Field name="payments" label="Number of payments" />}
      <Group title="Prospect">
        <Field name="company" label="Company" placeholder="The scenario’s own" maxLength={60} />
        <Pair>
          <Field name="name" label="Person" placeholder="Anouk de Vries" maxLength={60} />
          <Field name="job" label="Job" placeholder="CFO" maxLength={60} />
        </Pair>
        <Pair least={5.5} first={1.6}>
          <Field name="country" label="Country" options={COUNTRIES} />
          <Field name="currency" label="Currency" options={CURRENCIES} />
          <Field name="size" label="Size" options={SIZES} />
        </Pair>
      </Group>
      <Group title="Bank that is shown">
        <Pair>
          <Field name="bank" label="Name of the bank" placeholder="Corridor" maxLength={60} />
          <Field name="color" label="Colour of the bank" type="color" />
        </Pair>
        <Row>
          <FileAct
            label="Logo of the bank"
            accept={LOGO_TYPES}
            done="Logo chosen."
            work={async (file) => setFieldValue('logo', await readLogo(file))}
          />
          {values.logo && (
            <ChosenLogo logo={values.logo}>
              <Act quiet work={() => setFieldValue('logo', '')}>
                Remove logo
              </Act>
            </ChosenLogo>
          )}
        </Row>
      </Group>
      <Box sx={{ borderTop: 1, borderColor: 'divider', '&&': { marginX: -2 } }}>
        <Section title={MORE_OF_SCENE}>
          <Field name="email" label="E-mail" placeholder="Made from person and company" />
          <Field
            name="payees"
            label={`Payees, one a line (up to ${MAX_PAYEES})`}
            placeholder="Realistic names when empty"
            multiline
            minRows={2}
            maxRows={6}
          />
          <Field name="greeting" label="Greeting’s first name" placeholder="Sarah" maxLength={60} />
          <Text
            label="Logo as a data URL"
            placeholder="data:image/svg+xml;base64,…"
            value={values.logo.length < MAX_SHOWN_LOGO ? values.logo : ''}
            onChange={({ target }) => void setFieldValue('logo', target.value.trim())}
          />
          <ToggleField name="wordmark" label="The logo is a wordmark, shown without the name" />
          <Field name="figures" label="Figures of the dashboard" options={FIGURES} />
        </Section>
      </Box>
      <Field name="room" label="Room" placeholder="None" maxLength={24} />
      {beginsVerified(scenario) && <ToggleField name="signin" label="Open signed in" />}
    </>
  )
}

function PageSection() {
  const { command, honesty, presentation, openMap } = useDock()
  const honest = useStore(honesty)
  return (
    <Stack spacing={1} sx={{ padding: '8px 16px 12px', borderTop: 1, borderColor: 'divider' }}>
      <Toggle label="Outline what is live, simulated or sample" checked={honest} onChange={command.setHonesty} />
      <Row>
        <Act work={openMap}>Map of all screens</Act>
        <Act title="Removes name, colour, logo and greeting" work={() => presentation.setBrand({})}>
          Back to Corridor
        </Act>
      </Row>
    </Stack>
  )
}

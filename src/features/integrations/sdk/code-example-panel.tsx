import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { useBrand } from '../../../brand/brand.ts'
import { brandedCode } from '../../../brand/branded-code.ts'
import { CodeBlock } from '../code-block.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { CODE_EXAMPLES } from './code-examples.ts'

export function CodeExamplePanel() {
  const { name: brandName } = useBrand()
  const [chosen, setChosen] = useState(CODE_EXAMPLES[0].id)
  const example = CODE_EXAMPLES.find(({ id }) => id === chosen) ?? CODE_EXAMPLES[0]
  return (
    <Panel
      title="Example code"
      part="code-example"
      actions={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Language of the example"
          sx={{ flexWrap: 'wrap' }}
          value={example.id}
          // ToggleButtonGroup passes null when the selected button is pressed again. Keep the selection.
          onChange={(_, id: string | null) => setChosen(id ?? example.id)}
        >
          {CODE_EXAMPLES.map(({ id, label }) => (
            <ToggleButton key={id} value={id}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <CodeBlock key={example.id} label={`${example.label} example`} code={brandedCode(example.code, brandName)} />
    </Panel>
  )
}

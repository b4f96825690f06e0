import { useState } from 'react'
import { useBrand } from '../../../brand/brand.ts'
import { brandedCode } from '../../../brand/branded-code.ts'
import { CodeBlock } from '../code-block.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Segmented } from '../../../ui/layout/segmented.tsx'
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
        <Segmented
          label="Language of the example"
          options={CODE_EXAMPLES.map(({ id, label }) => ({ value: id, label }))}
          value={example.id}
          onChange={setChosen}
        />
      }
    >
      <CodeBlock key={example.id} label={`${example.label} example`} code={brandedCode(example.code, brandName)} />
    </Panel>
  )
}

// @vitest-environment node
import { expect, test } from 'vitest'
import { chunksByRoot } from './chunks.ts'

const imports: Record<string, readonly string[]> = { '/bank': ['/shared'], '/app': ['/shared', '/own'] }
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }

test('each root is a group by its name that takes what the root imports', () => {
  const groups = chunksByRoot([
    { name: 'bank', modules: ['/bank'] },
    { name: 'app', modules: ['/app'] },
  ])
  const taken = groups.map(({ debugName, name }) => [
    debugName,
    ['/bank', '/app', '/shared', '/own', '/page'].filter((id) => name(id, graph) !== null),
  ])
  expect(taken).toEqual([
    ['bank', ['/bank', '/shared']],
    ['app', ['/app', '/shared', '/own']],
  ])
})

/** What the bundler tells about a module while it decides on chunks. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

interface Root {
  name: string
  /** Absolute file names. */
  modules: readonly string[]
}

/**
 * One chunk for each root with everything it imports statically, the first root that reaches a module taking it. Left alone
 * the bundler makes a chunk for each set of pages that share a module: dozens of small files on the way to the first
 * screen, which compress badly.
 */
export function chunksByRoot(roots: readonly Root[]) {
  return roots.map(({ name, modules }) => {
    let reached: Set<string> | undefined
    const reach = (graph: ModuleGraph): Set<string> => {
      const found = new Set<string>()
      const visit = (id: string) => {
        if (found.has(id)) return
        found.add(id)
        for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported)
      }
      for (const module of modules) visit(module)
      return found
    }
    return {
      // Without it the bundler complains about each of them in every build.
      debugName: name,
      name: (id: string, graph: ModuleGraph) => ((reached ??= reach(graph)).has(id) ? name : null),
    }
  })
}

/**
 * Browser translators wrap text nodes in `<font>` elements. React then throws when it removes or inserts a node, and
 * the whole page is unmounted. The page asks not to be translated (`translate="no"`), but not every translator respects
 * that. With this patch a moved node is removed from its present parent, and insertions next to it still work.
 */
export function surviveTranslation(scope: Node = Node.prototype): void {
  // Both are called with a `this` below.
  // oxlint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore } = scope

  scope.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    if (child.parentNode) removeChild.call(child.parentNode, child)
    return child
  }
  scope.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before && before.parentNode !== this ? outermostWithin(this, before) : before
    return insertBefore.call(this, node, place) as T
  }
}

/** The child of `parent` that is or contains `node`; null if there is none. */
function outermostWithin(parent: Node, node: Node): Node | null {
  let current: Node | null = node
  while (current && current.parentNode !== parent) current = current.parentNode
  return current
}

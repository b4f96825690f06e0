/**
 * Page translators wrap text in elements of their own, behind React's back. React then fails to remove a text from where
 * it was, and takes the whole page down with it. The page asks not to be translated; whatever does so all the same finds
 * that a node which is elsewhere is removed from there, and that one is put beside another wherever that one is now.
 */
export function surviveTranslation(scope: Node = Node.prototype): void {
  // Called with the node they belong to, below.
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

/** What stands directly in `parent` and holds `node`; null when nothing does. */
function outermostWithin(parent: Node, node: Node): Node | null {
  let current: Node | null = node
  while (current && current.parentNode !== parent) current = current.parentNode
  return current
}

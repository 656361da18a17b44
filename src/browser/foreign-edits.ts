/*
 * Translators and extensions wrap or replace what stands in a page, also under React, which then asks a
 * parent to remove or to insert before a child that is no longer its own, and takes the page away when that
 * throws. Here such a call does what was meant, wherever the child stands by now. Words that change must
 * besides be the only child of an element: React writes the element then, and not a text that is gone.
 */

/** The child of `parent` in which a node stands by now; null when it stands nowhere in it. */
function placeIn(parent: Node, node: Node): Node | null {
  let place: Node | null = node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/** Removes a node, and what others have put around it and nothing else. */
function removeWrapped(node: ChildNode, parent: Node): void {
  let wrapper = node.parentNode;
  node.remove();
  while (wrapper && wrapper !== parent && !wrapper.hasChildNodes()) {
    const outer: ParentNode | null = wrapper.parentNode;
    (wrapper as Node as ChildNode).remove();
    wrapper = outer;
  }
}

if (typeof Node === 'function') {
  const {insertBefore, removeChild} = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    removeWrapped(child as Node as ChildNode, this);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, reference: Node | null): T {
    return insertBefore.call(this, node, reference && placeIn(this, reference)) as T;
  };
}

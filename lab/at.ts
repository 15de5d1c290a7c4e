/** The item at an index that is known to be in the list. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${items.length}`)
  return item
}

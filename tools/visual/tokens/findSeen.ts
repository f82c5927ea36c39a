/**
 * Returns the items that make a difference by themselves. All of them are tried together first, and
 * halves of what differs, so that many items without a difference cost one comparison.
 */
export async function findSeen<Item>(
  items: readonly Item[],
  differs: (together: readonly Item[]) => Promise<boolean>,
): Promise<Item[]> {
  if (items.length === 0 || !(await differs(items))) return [];
  if (items.length === 1) return [...items];
  const middle = Math.ceil(items.length / 2);
  return [
    ...(await findSeen(items.slice(0, middle), differs)),
    ...(await findSeen(items.slice(middle), differs)),
  ];
}

/** Returns the items in rounds, each of which has no two items of the same key. */
export function inRounds<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const rounds: Map<string, Item>[] = [];
  for (const item of items) {
    const key = keyOf(item);
    let round = rounds.find((one) => !one.has(key));
    if (!round) rounds.push((round = new Map()));
    round.set(key, item);
  }
  return rounds.map((round) => [...round.values()]);
}

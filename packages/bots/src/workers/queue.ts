/**
 * A queue in which groups take turns: of each group one item, then of each the next. Whoever asks for much keeps
 * waiting only himself.
 */
export interface FairQueue<T extends { readonly group: string }> {
  add(item: T): void;
  /** Before everything else: it has waited before. */
  addFirst(item: T): void;
  take(): T | undefined;
  remove(item: T): void;
}

export function createQueue<T extends { readonly group: string }>(): FairQueue<T> {
  const first: T[] = [];
  /** In the order of their turns; none is empty. */
  const groups = new Map<string, T[]>();
  return {
    add(item) {
      const waiting = groups.get(item.group);
      if (waiting === undefined) groups.set(item.group, [item]);
      else waiting.push(item);
    },
    addFirst: (item) => void first.push(item),
    take() {
      if (first.length > 0) return first.shift();
      for (const [group, waiting] of groups) {
        const item = waiting.shift();
        // To the end of the line, if anything is left.
        groups.delete(group);
        if (waiting.length > 0) groups.set(group, waiting);
        return item;
      }
      return undefined;
    },
    remove(item) {
      const waiting = groups.get(item.group) ?? [];
      for (const list of [first, waiting]) if (list.includes(item)) list.splice(list.indexOf(item), 1);
      if (waiting.length === 0) groups.delete(item.group);
    },
  };
}

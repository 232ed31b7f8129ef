/** Games that nobody has but this page: whoever closes it is asked first. */
import type { TableId } from '@horta/table';

const unkept = new Set<TableId>();

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Whether the game as it stands would be lost with this page. */
export function noteUnkept(id: TableId, isUnkept: boolean): void {
  if (isUnkept) unkept.add(id);
  else unkept.delete(id);
  // Only then: a page that asks for nothing is put aside by browsers, and comes back in an instant.
  if (unkept.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

export function isUnkept(id: TableId): boolean {
  return unkept.has(id);
}

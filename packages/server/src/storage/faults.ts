import { StorageFault } from './storage.ts';

/** What went wrong, with what was to be done before it. */
export function faultOf(what: string, error: unknown): StorageFault {
  if (error instanceof StorageFault) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StorageFault(`${what}: ${reason}`, { cause: error });
}

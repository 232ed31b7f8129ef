/** Commands about what a server keeps. */
import { resolve } from 'node:path';
import { type OptionTable, UsageError } from './command.ts';

type Server = typeof import('@horta/server');

export const dataFolder = {
  data: {
    kind: 'text',
    placeholder: 'FOLDER',
    help: "the server's data folder; usually 'data' in the folder of Horta",
  },
} as const satisfies OptionTable;

/** Says what can't be done in the words of storage. The server is loaded only now: no other command needs it. */
export async function inStorage<T extends object>(
  data: string | undefined,
  action: (folder: string, server: Server) => Promise<T>,
): Promise<T & { readonly folder: string }> {
  const server = await import('@horta/server');
  const folder = resolve(data ?? server.USUAL_DATA);
  try {
    return { folder, ...(await action(folder, server)) };
  } catch (error) {
    throw error instanceof server.StorageFault ? new UsageError(error.message) : error;
  }
}

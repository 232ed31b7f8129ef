/** Where the workers are: entries of the build (vite.config.ts), sources while developing. */
function workerUrl(name: string): string {
  return import.meta.env.DEV
    ? `/src/host/${name}.worker.ts`
    : `${import.meta.env.BASE_URL}workers/${name}.js`;
}

export const HOST_URL: string = workerUrl('host');
export const BOTS_URL: string = workerUrl('bots');

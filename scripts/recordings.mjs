// `npm run recordings`: plays at the usual speed in a browser and prints how long each step was to be seen. The client
// must be built.
import { withModule } from './typescript-module.mjs';

await withModule('packages/web/browser-tests/recordings/record.ts', async ({ recordRuns }) => {
  for await (const line of recordRuns()) console.log(line);
});

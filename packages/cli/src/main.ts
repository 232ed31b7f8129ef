/** The `horta` command. */
import { horta } from './horta.ts';

// Whoever reads may stop reading (`horta ... | head`): that is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

const { stdin, stdout, stderr } = process;
// Set rather than exit, so that what was written is written out.
process.exitCode = await horta(process.argv.slice(2), { stdin, stdout, stderr });

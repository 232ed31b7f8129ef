/** The `horta` command. */
import { complain } from './command.ts';
import { horta } from './horta.ts';

const { stdin, stdout, stderr } = process;
const terminal = { stdin, stdout, stderr };

stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever reads may stop reading (`horta ... | head`): that is no error. A full disk is.
  if (error.code !== 'EPIPE') complain(terminal, `cannot write to the standard output: ${error.message}`);
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});
// There is nowhere left to say it.
stderr.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

// Set rather than exit, so that what was written is written out.
process.exitCode = await horta(process.argv.slice(2), terminal);

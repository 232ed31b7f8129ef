/** The commands of `horta`, in the order of its help. */
import type { Command } from '../command.ts';
import { backup } from './backup.ts';
import { bench } from './bench.ts';
import { benchOnline } from './bench-online.ts';
import { explain } from './explain.ts';
import { fuzz } from './fuzz.ts';
import { games } from './games.ts';
import { play } from './play.ts';
import { referee } from './referee.ts';
import { replay } from './replay.ts';
import { restore } from './restore.ts';
import { simulate } from './simulate.ts';
import { tournament } from './tournament.ts';
import { train } from './train.ts';
import { verify } from './verify.ts';

export const COMMANDS: readonly Command[] = [
  play,
  games,
  referee,
  simulate,
  tournament,
  replay,
  verify,
  explain,
  backup,
  restore,
  train,
  fuzz,
  bench,
  benchOnline,
];

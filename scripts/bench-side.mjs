// One side of scripts/compare-bench.mjs: does one measure with the engine of one build, as often as it is asked to. Both
// builds are driven by this very file, through what the engine offers to everybody, so that both do the same work.
import { getHeapCodeStatistics } from 'node:v8';

const PLAYERS = 4;
/** How many positions the operations are averaged over. */
const POSITIONS = 128;

const [entry, json] = process.argv.slice(2);
const engine = await import(entry);
const { work, game, options: chosen } = JSON.parse(json);
const WORKS = { games: randomGames, clone: clones, 'view-and-sample': guesses };

const unit = WORKS[work]();
process.on('message', ({ slice, units }) => process.send(measured(slice, units)));
process.send('ready');

/** Does so many units of the work; which ones they are follows from the number of the slice. */
function measured(slice, units) {
  const random = engine.randomFromSeed(`slice ${slice}`);
  const before = process.cpuUsage();
  let count = 0;
  for (let number = 0; number < units; number++) count += unit(random, `slice ${slice} ${number}`);
  const { user, system } = process.cpuUsage(before);
  const { code_and_metadata_size: code } = getHeapCodeStatistics();
  return { count, seconds: (user + system) / 1e6, code };
}

/** A unit is a game. */
function randomGames() {
  return playGame;
}

/** Returns the number of decisions. */
function playGame(random, seed) {
  return playOn(begun(seed), random, Number.POSITIVE_INFINITY);
}

function begun(seed) {
  return engine.startGame(game, { players: PLAYERS, seed, options: chosen });
}

/** So many decisions, or up to the end. */
function playOn(s, random, most) {
  const legal = [];
  let count = 0;
  for (; count < most && !engine.isOver(s); count++) {
    engine.options(s, legal);
    engine.playLegal(s, legal[random.below(legal.length)]);
  }
  return count;
}

/** What was made last: something must keep it, or it need not be made at all. */
const kept = { last: undefined };

/** A unit is a pass over all positions. */
function clones() {
  const positions = somePositions();
  return () => {
    for (const s of positions) kept.last = s.rules.clone(s);
    return positions.length;
  };
}

function guesses() {
  const positions = somePositions();
  return (random) => {
    for (const s of positions)
      kept.last = s.rules.sample(s.rules.view(s, engine.pending(s)?.player ?? 0), random);
    return positions.length;
  };
}

/** From all moments of random games alike. None is a clone: if those were kept, V8 would make all clones to last, slowly. */
function somePositions() {
  const random = engine.randomFromSeed('positions');
  return Array.from({ length: POSITIONS }, (_, number) => {
    const seed = `position ${number}`;
    const decisions = playGame(engine.randomFromSeed(seed), seed);
    const s = begun(seed);
    playOn(s, engine.randomFromSeed(seed), random.below(decisions));
    return s;
  });
}

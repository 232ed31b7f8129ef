/** chessops: random games of chess. The fastest way that its documentation offers. */
import { type Contestant, loading } from './contestant.ts';

/** Random games of chess can wander for hundreds of moves; they are cut here. */
const MOST_PLIES = 300;
const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const;

export async function openChess(): Promise<Contestant[]> {
  const { Chess } = await loading('chessops', () => import('chessops/chess'));
  const { SquareSet } = await import('chessops/squareSet');
  const backranks = SquareSet.backranks();
  // Reused, as the engine's own list of options is.
  const froms: number[] = [];
  const destinations: (typeof backranks)[] = [];
  const sizes: number[] = [];

  const begin: Contestant['begin'] = (random) => () => {
    const position = Chess.default();
    let count = 0;
    let forced = 0;
    for (; count < MOST_PLIES; count++) {
      // The context is made once a position, as the documentation advises; allDests would make a Map on top.
      const context = position.ctx();
      let total = 0;
      let movable = 0;
      for (const from of position.board[position.turn]) {
        const squares = position.dests(from, context);
        const size = squares.size();
        if (size === 0) continue;
        froms[movable] = from;
        destinations[movable] = squares;
        sizes[movable++] = size;
        total += size;
      }
      if (total === 0 || position.isInsufficientMaterial()) break;
      if (total === 1) forced++;
      let chosen = random.below(total);
      let piece = 0;
      while (chosen >= (sizes[piece] as number)) chosen -= sizes[piece++] as number;
      let squares = destinations[piece] as typeof backranks;
      for (; chosen > 0; chosen--) squares = squares.withoutFirst();
      const [from, to] = [froms[piece] as number, squares.first() as number];
      if (backranks.has(to) && position.board.pawn.has(from))
        position.play({ from, to, promotion: PROMOTIONS[random.below(4)] as (typeof PROMOTIONS)[number] });
      else position.play({ from, to });
    }
    return { count, forced };
  };
  return [{ id: 'chessops', weight: 4, begin }];
}

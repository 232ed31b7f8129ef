/** While a stage is shown, what doesn't matter in it fades: by a style sheet of its own, so that no board need know. */
import type { ThingId } from '../games/game-view.ts';

export interface Faded {
  readonly things: readonly ThingId[];
  /** Things of which only the pieces on them matter. */
  readonly grounds: readonly ThingId[];
  /** Whether somebody has to choose something within the stage: that must not fade. */
  readonly isDeciding: boolean;
}

const nameOf = (thing: ThingId) => `[data-thing="${thing}"]`;

/** The ground of a thing keeps its colour: what lies behind it is another one. */
const GROUND = ':has(>g>.ground)';

function fadingRules({ things, grounds, isDeciding }: Faded): string {
  if (things.length + grounds.length === 0) return '';
  const list = (some: readonly ThingId[]) => [...some.map(nameOf), ...(isDeciding ? ['.legal'] : [])].join();
  const concerned = `:is(${list([...things, ...grounds])})`;
  const whole = things.length === 0 && !isDeciding ? '' : `:not(${list(things)})`;
  return `
    main :is(section,[data-tab])>svg:not(:has(.thing${concerned})){opacity:.6}
    main svg:has(.thing${concerned}) .thing:not(${concerned},${GROUND}){opacity:.3}
    main .thing${GROUND}${whole} :is(.emblem,.name),
    main .thing${GROUND}${whole}>g:not(:has(>.ground),[data-piece]),
    main .thing${GROUND}:not(${concerned})>[data-piece]{opacity:.3}
    main .thing${GROUND}${whole} .bid{opacity:0}
    ${isDeciding ? '' : 'main .thing.legal .edge{animation:none;filter:none;stroke-opacity:.25}'}
    @media (prefers-reduced-motion: no-preference){
      main :is(section,[data-tab])>svg,main .thing,main .thing>g{transition:opacity .2s}
    }`;
}

/** Fades from now on; returns how to end that. */
export function fade(faded: Faded): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fadingRules(faded));
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

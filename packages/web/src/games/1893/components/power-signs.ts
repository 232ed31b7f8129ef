/** What the architect of a board can do, in signs. */
import type { Power } from '@horta/engine/1893';
import type { Item, SignName } from '../expansion/signs.ts';

const sign = (name: SignName): Item => ({ sign: { name } });
const text = (words: string): Item => ({ text: words });

export function powerSigns(power: Power): readonly Item[] {
  switch (power.kind) {
    case 'materials-gain':
    case 'sales-gain': {
      const gains = [
        ...(power.francs > 0 ? [text(`+${power.francs}`), sign('francs')] : []),
        ...(power.points > 0 ? [text(`+${power.points}`), sign('points')] : []),
      ];
      return [sign(power.kind === 'sales-gain' ? 'sales' : 'materials'), ...gains];
    }
    case 'workshop-cube':
      return [sign('workshop'), text('+1'), sign('any-cube')];
    case 'top-noble':
      return [sign('nobles'), text('0'), sign('francs')];
    case 'turn-needle':
      return [sign('construction'), sign('again')];
  }
}

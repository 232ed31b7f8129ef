/** What is offered, in a sentence, and whom it waits for. */
import type { Seat } from '@horta/engine';
import type { Agreement } from '@horta/table';
import { listOfAll } from '@horta/words/fetched';
import { settings } from '../settings/settings.svelte.ts';
import type { TableStore } from '../table/table.svelte.ts';
import { o } from './words.ts';

export function offerText({ names }: TableStore, seat: Seat, agreement: Agreement): string {
  const player = names[seat];
  switch (agreement.on) {
    case 'back':
      return o.offer_back({ player });
    case 'pause':
      return o.offer_pause({ player });
    case 'time':
      return o.offer_time({ player, other: names[agreement.seat] });
    case 'end':
      return o.offer_end({ player });
    case 'bot':
      return o.offer_bot({ player, other: names[agreement.seat] });
    case 'replacement':
      return o.offer_replacement({ player, other: names[agreement.seat] });
  }
}

export function waitsText({ names }: TableStore, seats: readonly Seat[]): string {
  return o.offer_waits({
    players: listOfAll(
      settings.locale,
      seats.map((seat) => names[seat]),
    ),
  });
}

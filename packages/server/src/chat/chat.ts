/** Talk at tables. Everything is text. */
import { cleanName } from '@horta/engine';
import { type ChatLine, LONGEST_LINE } from '@horta/online';
import { Refused } from '../people/refused.ts';
import { placeOf, seatsOf } from '../rooms/place.ts';
import { hears } from '../rooms/telling.ts';
import type { StoredPerson } from '../storage/storage.ts';
import type { Guest, World } from '../world.ts';

interface Saying {
  readonly table: string;
  readonly text?: string | undefined;
  readonly phrase?: string | undefined;
}

/** Players talk among themselves, and so do those who look on. */
export async function say(world: World, guest: Guest, person: StoredPerson, saying: Saying): Promise<void> {
  if (!world.hasChat) throw new Refused('no-chat', 'nobody talks at this server');
  const place = await placeOf(world, saying.table);
  const among = seatsOf(place, person.id).length > 0 ? 'players' : 'watchers';
  if (!place.guests.has(guest) || !hears(place, guest, { among }))
    throw new Refused('may-not-talk', 'talk is for those who are at the table');
  const said = cleanLine(saying);
  if (guest.allowances?.lines.take(person.id) === false)
    throw new Refused('too-fast', 'wait a little before you say more');
  const written = await world.storage.write({
    ...{ write: 'line', table: saying.table },
    line: { among, ...said, person: person.id },
  });
  const line: ChatLine = { ...written, person: { id: person.id, name: person.name }, among, ...said };
  const text = JSON.stringify({ tell: 'chat', table: saying.table, lines: [line] });
  for (const [other, { isEntered }] of place.guests)
    if (isEntered && hears(place, other, line)) other.send(text);
}

/** Either words or one of the phrases. */
function cleanLine({ text, phrase }: Saying): Pick<ChatLine, 'text' | 'phrase'> {
  if ((text === undefined) === (phrase === undefined))
    throw new Refused('bad-message', 'say either a text or a phrase');
  if (text === undefined) return { phrase };
  const clean = cleanName(text, LONGEST_LINE);
  if (clean === '') throw new Refused('bad-message', 'nothing of that could be seen');
  return { text: clean };
}

/** What all parts of the service share: what it was given, and what it has in memory. */
import type { Pool } from '@horta/bots/pool';
import type { Outage, TableId } from '@horta/table';
import type { Place } from './rooms/place.ts';
import type { Allowances, Meter, ServiceLog, Timers } from './service.ts';
import type { Storage, StoredPerson } from './storage/storage.ts';

/** A page that is connected. */
export interface Guest {
  /** Undefined for one who has no name. */
  person: StoredPerson | undefined;
  readonly allowances: Allowances | undefined;
  send(text: string): void;
  /** Where it has entered, or looks at a game. */
  readonly places: Set<TableId>;
}

export interface World {
  readonly storage: Storage;
  readonly pool: Pool;
  readonly log: ServiceLog;
  readonly hex: (digits: number) => string;
  readonly hasChat: boolean;
  readonly acceptsSeeds: boolean;
  readonly standIn: string;
  readonly meter: Meter;
  readonly timers: Timers;
  /** When this process began to serve. */
  readonly started: number;
  readonly outage: Outage;
  readonly places: Map<TableId, Promise<Place>>;
  /** Where a bot thinks. */
  readonly thinking: Set<TableId>;
  /** Pages that want to know of the lobby, and of their own tables. */
  readonly lobby: Set<Guest>;
  readonly mine: Set<Guest>;
  /** Places of which lists will tell something, and who does not belong to them any more. */
  readonly listed: Map<TableId, { readonly place: Place; readonly former: Set<string> }>;
  isStopping: boolean;
}
